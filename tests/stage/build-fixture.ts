import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixturePages, fixturePublic } from './fixture-files.ts';
import { build } from './run-node.ts';
import { writeFiles } from './write-files.ts';

const root = resolve(import.meta.dirname, '../..');

export type BuiltFixture = Awaited<ReturnType<typeof buildFixture>>;

interface FixtureOptions {
  /** Edits the copies of the content and of the public files before the build. */
  change?(pages: string): void;
  add?(publicFolder: string): void;
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
  add,
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
  const publicFolder = add ? join(work, 'public') : fixturePublic;
  if (add) cpSync(join(root, fixturePublic), publicFolder, { recursive: true });
  add?.(publicFolder);
  const content = { PAGES_DIR: pages, PUBLIC_DIR: publicFolder, CATALOGUE: String(catalogue) };
  await build({ ...content, OUT_DIR: folder }, '--base', base, ...args);
  return { folder, pages, remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** Changes properties of a JSON file. */
export function changeJson(file: string, properties: object): void {
  const value = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...value, ...properties }));
}

/** Makes the changes of a file in `variants/`: which files of the content go, are replaced, or have other properties. */
export function changeContent(pages: string, variant: string): void {
  const text = readFileSync(join(import.meta.dirname, `variants/${variant}.json`), 'utf8');
  const { remove = [], replace = {}, change = {} } = JSON.parse(text) as Changes;
  for (const name of remove) rmSync(join(pages, name));
  writeFiles(pages, replace);
  for (const [name, properties] of Object.entries(change)) changeJson(join(pages, name), properties);
}

interface Changes {
  remove?: string[];
  replace?: Record<string, object>;
  change?: Record<string, object>;
}
