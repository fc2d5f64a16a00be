import { join } from 'node:path';
import { readIfThere } from '../files/read-if-there.ts';
import { plainError } from '../../shared/plain-error.ts';

const segment = /^[\w~-][\w.~-]*$/;

/**
 * The path below which a site lies on its host, as Vite writes it: `/`, `/site/`, `/a/b/`. The slashes at its ends may be
 * left out.
 * @throws Error, with a sentence for the user, when it is no such path.
 */
export function readBase(text: string): string {
  const segments = text
    .split('/')
    .filter((part, index, all) => part !== '' || (index > 0 && index < all.length - 1));
  if (!segments.every((part) => segment.test(part)))
    throw plainError(
      `Expected a base such as "/" or "/site/" instead of "${text}": the path below which the site lies on its host.`,
    );
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** The base that `package.json` sets: `"config": { "base": "/site/" }`. */
export function readBaseSetting(root: string): string {
  const { config } = JSON.parse(String(readIfThere(join(root, 'package.json')) ?? '{}')) as {
    config?: { base?: unknown };
  };
  return config?.base === undefined ? '/' : readBase(String(config.base));
}
