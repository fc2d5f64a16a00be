import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { plainError } from '../../shared/plain-error.ts';
import { placeOf } from './place-of.ts';

/**
 * Refuses an import of a package that depends on styled-components: only rules in src/ can be computed.
 * @throws Error with the import's place.
 */
export function createPackageRefusal(root: string): (code: string, path: string) => void {
  const cache = new Map<string, boolean>();
  const needsLibrary = (name: string) => {
    const file = join(root, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return false;
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      object
    >;
    return 'styled-components' in { ...dependencies, ...peerDependencies };
  };
  return (code, path) => {
    const { staticImports, dynamicImports } = parseSync(path, code).module;
    const sources = [
      ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
      ...dynamicImports,
    ].map(({ moduleRequest }) => moduleRequest);
    for (const { start, end } of sources) {
      const [, name] = /^['"]?((?:@[^/]*\/)?[^./'"][^/'"]*)/.exec(code.slice(start, end)) ?? [];
      if (name === undefined) continue;
      if (!cache.has(name)) cache.set(name, needsLibrary(name));
      if (cache.get(name))
        throw plainError(
          `${placeOf(code, path, start)}: The styles of "${name}" cannot be used: it needs styled-components in the browser. Choose a package without it, or write the component in src/.`,
        );
    }
  };
}
