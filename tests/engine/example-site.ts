import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { check } from '../../src/engine/check/check.ts';
import { openSite, type SiteOptions } from '../../src/engine/content/open-site.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { type Cache, noCache } from '../../src/engine/files/cache.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import type { Site } from '../../src/engine/content/site.ts';
import type { SchemaSet } from '../../src/engine/schemas/schema-set.ts';
import type { Diagnostic } from '../../src/shared/diagnostic.ts';
import { fixtureFiles, projectFiles, tested } from '../stage/fixture-files.ts';
import { sound, table, woff2 } from './small-font.ts';
import { goodPage, goodSite, schemas, sliceOf } from './test-site.ts';

export const readReal = (name: string) => Buffer.from(projectFiles.read(`section-schemas/${name}`) ?? '');

/** Further schemas that examples need: forms, tabs, times, collections and the sign-in dialogs. */
const more = [
  'contactForm.json',
  'tabbedText.json',
  'jobOpenings.json',
  'collection.json',
  'pageList.json',
  'pageHead.json',
  'officeLocation.json',
  'site/forms.json',
  'site/sign-in.json',
  'site/consent.json',
  'site/words.json',
  'site/theme.json',
  'site/redirects.json',
];

const [opening] = goodPage.sections;

const exampleOf = (name: string) => JSON.parse(readReal(name).toString()).examples as object[];
// The small site has no page about cookies.
const consent = JSON.parse(
  JSON.stringify(exampleOf('site/consent.json')[0]).replace('/cookie-policy', 'mailto:ask@example.com'),
) as object;

const fontName = fixtureFiles.list('public').find((name) => name.endsWith('.woff2'))!;
const fontBytes = Buffer.from(fixtureFiles.read(`public/${fontName}`) ?? '');
/** A theme without findings. */
export const theme = JSON.parse(
  JSON.stringify(exampleOf('site/theme.json')[0])
    .replaceAll(/"\/(?:brand|icons|img|favicon)[^"]*"/g, '"/brand/logo.svg"')
    .replaceAll(/"\/fonts[^"]*"/g, '"/fonts/text.woff2"'),
) as object;

const { languages } = exampleOf('site/words.json').at(-1) as { languages: { de: object; fr: object } };
/** All words, so that examples may have pages in these languages. */
const words = { languages: { de: languages.de, fr: languages.fr, ja: languages.de } };

/** A company's rules may be about types of its own, and about any of the product's. */
const types =
  tested === 'own'
    ? projectFiles.list('section-schemas').filter((name) => /^(?:own\/)?[^/]+\.json$/.test(name))
    : [];

const base: Record<string, unknown> = {
  ...Object.fromEntries(types.map((name) => [`section-schemas/${name}`, readReal(name)])),
  ...schemas,
  ...Object.fromEntries(more.map((name) => [`section-schemas/${name}`, readReal(name)])),
  ...goodSite,
  'pages/_site/consent.json': consent,
  'pages/_site/sign-in.json': exampleOf('site/sign-in.json').at(-1),
  'pages/_site/theme.json': theme,
  'pages/_site/words.json': words,
  'public/fonts/text.woff2': fontBytes,
  'public/fonts/italic.woff2': woff2({ ...sound, post: table(32, { 4: 65_536 - 12 }) }),
  'public/brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 4"/>',
  'public/img/orchard.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
};

/** The difference to a small site without findings. */
export interface ExampleSite {
  /** Properties of the home page, `pages/index.json`. */
  page?: Readonly<Record<string, unknown>>;
  /** Properties of the hero at the top of the home page. */
  hero?: Readonly<Record<string, unknown>>;
  blocks?: readonly unknown[];
  /**
   * Files by path relative to the project; undefined removes one. Objects are merged into the existing file or into a
   * new page. Texts and bytes are written as they are.
   */
  files?: Readonly<Record<string, unknown>>;
  links?: readonly string[];
  folders?: readonly string[];
  /** Files of pages/ as the last commit has them, by their path in the project. */
  committed?: Readonly<Record<string, string>>;
}

/** The small site with the changes of an example. */
export function createExampleFiles({
  page,
  hero,
  blocks = [],
  files = {},
  links = [],
  folders = [],
  committed = {},
}: ExampleSite): FileSystem {
  const home = { ...goodPage, sections: [{ ...opening, ...hero }, ...blocks], ...page };
  const own = Object.entries(files).map(([file, content]) => [file, lay(file, content, home)] as const);
  const all = { ...base, 'pages/index.json': home, ...Object.fromEntries(own) };
  const memory = createMemoryFileSystem(
    Object.fromEntries(Object.entries(all).filter(([, content]) => content !== undefined)),
  );
  const inHistory = Object.entries(committed).map(
    ([file, text]) => [file.slice('pages/'.length), Buffer.from(text)] as const,
  );
  return { ...withOthers(memory, links, folders), committed: () => Promise.resolve(new Map(inHistory)) };
}

/** Merges an object into the existing file, or into a page with a title and a description. */
function lay(file: string, content: unknown, home: object): unknown {
  if (typeof content !== 'object' || content === null || Buffer.isBuffer(content)) return content;
  if (file === 'pages/index.json') return { ...home, ...withOpening(content) };
  if (/^pages\/(?:[^_/]+\/)*[^_/]+\.json$/.test(file)) return { ...pageOf(file), ...content };
  const below = base[file];
  return file.startsWith('pages/_site/') && typeof below === 'object' ? { ...below, ...content } : content;
}

/** Adds the opening block to an excerpt of a page that lacks it, or its missing properties. */
function withOpening(page: { sections?: { type?: unknown }[] }): object {
  const { sections } = page;
  if (!Array.isArray(sections)) return page;
  const [first, ...others] = sections;
  const blocks =
    first?.type === opening?.type ? [{ ...opening, ...first }, ...others] : [opening, ...sections];
  return { ...page, sections: blocks };
}

function pageOf(file: string): object {
  const title = `The page of ${file.slice('pages/'.length, -'.json'.length)}`;
  return { ...goodPage, title, description: `${title}, described at a length that search results can show.` };
}

/** Adds links and folders: they are listed and cannot be read, as on disk. */
function withOthers(
  { read, list }: FileSystem,
  links: readonly string[],
  folders: readonly string[],
): FileSystem {
  const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const below = (paths: readonly string[], folder: string) =>
    paths.filter(isIn(folder)).map((path) => path.slice(folder.length + 1));
  return {
    read(path, limit) {
      if (links.includes(path)) throw Object.assign(new Error('ELOOP'), { code: 'ELOOP' });
      return read(path, limit);
    },
    list: (folder) => [...list(folder), ...below(links, folder)].toSorted(),
    listOthers: (folder) => [
      ...below(links, folder).map((path) => ({ path, kind: 'link' as const })),
      ...below(folders, folder).map((path) => ({ path, kind: 'folder' as const })),
    ],
  };
}

const descriptions = new Map<string, Buffer>();
/** Keeps the description of the font, whose reading takes long. */
const cache: Cache = {
  ...noCache,
  get: (key) => descriptions.get(key),
  put: (key, bytes) => void descriptions.set(key, Buffer.from(bytes)),
};

/** The files of public/. The photos of an example are only a header, which cannot be decoded. */
function openPublic(fileSystem: FileSystem): Pick<SiteOptions, 'assets' | 'pictures'> {
  const assets = indexAssets(fileSystem, 'public');
  const pictures = createPictureStore({ fileSystem, assets, cache });
  const findDecodeError = async (src: string) => {
    const described = pictures.measure(src);
    return typeof described === 'string' ? described : undefined;
  };
  return { assets, pictures: { ...pictures, findDecodeError } };
}

/** The instant of every example. */
const exampleTime = Date.parse('2026-11-01T12:00:00Z');

const compiled = new Map<string, SchemaSet>();

/** Opens a site in memory. Caches compiled schemas for sites with the same ones. */
export function openExampleFiles(fileSystem: FileSystem): Site {
  const names = fileSystem.list('section-schemas');
  const texts = names.map((name) => fileSystem.read(`section-schemas/${name}`)?.toString() ?? '');
  const key = [...names, ...texts].join('\n');
  const loaded = compiled.get(key) ?? loadSchemas(fileSystem);
  compiled.set(key, loaded);
  return openSite({ fileSystem, schemas: loaded, at: exampleTime, ...openPublic(fileSystem) });
}

/** Checks a site in memory. */
export async function inspectExampleFiles(fileSystem: FileSystem, about?: string): ReturnType<typeof check> {
  const report = await check(openExampleFiles(fileSystem));
  // Nothing leads to the further pages of an excerpt.
  const diagnostics = report.diagnostics.filter(({ rule }) => rule !== 'page-linked' || rule === about);
  return { ...report, diagnostics };
}

/** The findings of an example, as its author reads them. `about`: the id of the rule that it is an example of. */
export async function inspectExample(
  example: ExampleSite,
  about?: string,
): Promise<(Pick<Diagnostic, 'rule' | 'severity' | 'message'> & { text: string })[]> {
  const fileSystem = createExampleFiles(example);
  const { diagnostics } = await inspectExampleFiles(fileSystem, about);
  return diagnostics.map((diagnostic) => {
    const { file, rule, severity, message, hint } = diagnostic;
    // Examples name a long text by its first characters.
    const { line, column, endLine, endColumn } = diagnostic;
    const isOfText = line !== endLine || column !== endColumn;
    const slice = isOfText ? sliceOf(diagnostic, fileSystem).replace(/^([^]{60})[^]+$/, '$1…') : '';
    const place = slice === '' ? file : `${file} at ${slice}`;
    const text = [place, `  ${message}`, ...(hint === undefined ? [] : [`  ${hint}`])].join('\n');
    return { rule, severity, message, text };
  });
}
