import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixturePages, fixturePublic } from './fixture-files.ts';
import { build } from './run-node.ts';

const root = resolve(import.meta.dirname, '../..');

export interface BuiltFixture {
  /** The built site. */
  folder: string;
  /** The content it was built from, a copy. */
  pages: string;
  /** Deletes both. */
  remove(): void;
}

export interface FixtureOptions {
  /** Edits the copy of the content before the build. */
  change?(pages: string): void;
  /** The path below which the site lies on its host. */
  base?: string;
  /** Where the site is built; by default a folder of its own. */
  folder?: string;
  /** Builds the catalogue of section types too. */
  catalogue?: boolean;
  /** More arguments of `npm run build`. */
  args?: string[];
}

/** Builds the fixture site, changed as asked, with the command of `npm run build`. Code that is built already is reused. */
export async function buildFixture({
  change,
  base = '/',
  catalogue = false,
  folder: named,
  args = [],
}: FixtureOptions = {}): Promise<BuiltFixture> {
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

/** Replaces properties of a JSON file, or writes it anew. */
export function changeJson(file: string, properties: object, { anew = false } = {}): void {
  const value = anew ? {} : (JSON.parse(readFileSync(file, 'utf8')) as object);
  writeFileSync(file, JSON.stringify({ ...value, ...properties }));
}
