import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixturePages, fixturePublic } from './fixture-files.ts';
import { build } from './run-node.ts';

const root = resolve(import.meta.dirname, '../..');

export type BuiltFixture = Awaited<ReturnType<typeof buildFixture>>;

interface FixtureOptions {
  /** Edits the copy of the content before the build. */
  change?(pages: string): void;
  base?: string;
  /** Output folder; by default a new one. */
  folder?: string;
  catalogue?: boolean;
  /** More arguments of `npm run build`. */
  args?: string[];
}

/**
 * Builds the fixture site by the command of `npm run build`, after `change`. Reuses compiled code. Returns the folders of
 * the built site and of the content that it was built from; `remove` deletes both.
 */
export async function buildFixture({
  change,
  base = '/',
  catalogue = false,
  folder: named,
  args = [],
}: FixtureOptions = {}) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'fixture-'));
  const pages = join(work, 'pages');
  const folder = named ?? join(work, 'dist');
  cpSync(join(root, fixturePages), pages, { recursive: true });
  change?.(pages);
  const content = { PAGES_DIR: pages, PUBLIC_DIR: fixturePublic, CATALOGUE: String(catalogue) };
  await build({ ...content, OUT_DIR: folder }, '--base', base, ...args);
  return { folder, pages, remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** Changes properties of a JSON file, or with `anew` replaces it. */
export function changeJson(file: string, properties: object, { anew = false } = {}): void {
  const value = anew ? {} : (JSON.parse(readFileSync(file, 'utf8')) as object);
  writeFileSync(file, JSON.stringify({ ...value, ...properties }));
}
