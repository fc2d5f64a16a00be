import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { beforeAll, expect, test } from 'vitest';
import { compilePage } from '../../src/engine/content/compile-page.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { contentSchemaFolder, generateContentSchemas } from '../../src/engine/generate/content-schemas.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';

const root = pathToFileURL(`${process.cwd()}/`);
const settings: { 'json.schemas': { fileMatch: string[]; url: string }[] } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
);
const site = openSite({ pictures: createPictureStore({ publicDir: 'public', variants: false }) });
const somePicture = site.assets.addresses.find((address) => /^\/img\/.+\.svg$/.test(address))!;
const { files } = readSchemaFiles(site.fileSystem, 'section-schemas');
const made = new Map<string, string>();
const service = getLanguageService({
  // What `npm run gen` and `npm run dev` write into the folder for it.
  schemaRequestService: async (url) => {
    const [, name] = url.split(`/${contentSchemaFolder}/`);
    return name === undefined ? readFileSync(new URL(url), 'utf8') : (made.get(name) ?? '');
  },
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
});

beforeAll(() => {
  const pages = site.pages.flatMap((page) => compilePage(site, site.schemas!, page).finish() ?? []);
  for (const [name, schema] of generateContentSchemas(files, site, pages))
    made.set(name, JSON.stringify(schema));
  service.configure({
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: new URL(url, root).href,
    })),
  });
});

/** What the editor offers at the "█" of a block. */
function offered(block: string): Promise<string[]> {
  return offeredIn(`{ "title": "A page", "description": "What it offers.", "sections": [${block}] }`);
}

async function offeredIn(text: string): Promise<string[]> {
  const document = TextDocument.create(
    new URL('pages/about.json', root).href,
    'json',
    1,
    text.replace('█', ''),
  );
  const json = service.parseJSONDocument(document);
  const list = await service.doComplete(document, document.positionAt(text.indexOf('█')), json);
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
}

test('pictures are offered where a picture belongs, and nothing else is', async () => {
  const inObject = await offered('{ "type": "hero", "picture": { "src": "█" } }');
  expect(inObject).toContain(somePicture);
  expect(inObject.every((label) => /\.(?:svg|webp|avif|png|jpe?g)$/.test(label))).toBe(true);
  expect(await offered('{ "type": "cardGrid", "cards": [{ "picture": "█" }] }')).toContain(somePicture);
});

test('pictures are offered for social networks too', async () => {
  const text = '{ "title": "A page", "socialPicture": { "src": "█" }, "sections": [] }';
  expect(await offeredIn(text)).toContain(somePicture);
});

test('links are completed with pages and places on them', async () => {
  const links = await offered('{ "type": "callToAction", "action": { "label": "Go", "href": "█" } }');
  for (const page of site.pages) expect(links).toContain(page.route);
  expect(links.some((link) => /^\/[a-z/-]*#[a-z-]+$/.test(link))).toBe(true);
});

test('shared blocks are offered by name, and figures in braces', async () => {
  expect(await offered('{ "type": "shared", "use": "█" }')).toEqual([...site.files.shared.keys()]);
  expect(await offered('{ "type": "statsStrip", "stats": [{ "value": "█" }] }')).toEqual(
    expect.arrayContaining(['{facts.experts}', '{brand}']),
  );
});

test('what is offered forbids nothing', async () => {
  const text = readFileSync('pages/index.json', 'utf8');
  const document = TextDocument.create(new URL('pages/index.json', root).href, 'json', 1, text);
  const problems = await service.doValidation(document, service.parseJSONDocument(document));
  expect(problems.map(({ message }) => message)).toEqual([]);
});

test('each variant is offered with its own description', async () => {
  const text = '{ "title": "A page", "description": "x", "sections": [{ "type": "hero", "variant": "" }] }';
  const document = TextDocument.create(new URL('pages/about.json', root).href, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  const list = await service.doComplete(document, document.positionAt(text.length - 5), json);
  const side = list?.items.find(({ label }) => label.includes('side'));
  expect(JSON.stringify(side?.documentation)).toContain('text left, picture to the right edge.');
  expect(JSON.stringify(side?.documentation)).not.toContain('patches');
});

test('no hover names a type of the program', async () => {
  const text =
    '{ "title": "A page", "sections": [{ "type": "hero", "picture": { "src": "" }, "featured": {} }] }';
  const document = TextDocument.create(new URL('pages/about.json', root).href, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  for (const word of ['"sections"', '"picture"', '"src"', '"featured"']) {
    const hover = await service.doHover(document, document.positionAt(text.indexOf(word) + 2), json);
    expect(JSON.stringify(hover?.contents)).not.toMatch(/HeroSection|PictureInput|HeroFeatured|Block\b/);
    expect(hover?.contents).toBeDefined();
  }
});
