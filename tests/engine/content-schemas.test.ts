import { expect, test } from 'vitest';
import { compilePage } from '../../src/engine/content/compile-page.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { contentSchemaFolder, generateContentSchemas } from '../../src/engine/generate/content-schemas.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';
import { fixtureFiles, fixturePublic } from '../stage/fixture-files.ts';
import { labelsOf, openEditor, pageText } from './editor.ts';

const site = openSite({
  fileSystem: fixtureFiles,
  pictures: createPictureStore({ publicDir: fixturePublic, variants: false }),
});
const somePicture = site.assets.addresses.find((address) => /^\/img\/.+\.svg$/.test(address))!;
const { files } = readSchemaFiles(site.fileSystem, 'section-schemas');
const pages = site.pages.flatMap((page) => compilePage(site, site.schemas!, page).finish() ?? []);
const made = new Map(
  Array.from(generateContentSchemas(files, site, pages), ([name, schema]) => [name, JSON.stringify(schema)]),
);
// What `npm run gen` and `npm run dev` write into the folder for it.
const editor = openEditor((url) => {
  const [, name] = url.split(`/${contentSchemaFolder}/`);
  return name === undefined ? undefined : (made.get(name) ?? '');
});

const offeredIn = async (text: string) => labelsOf(await editor.complete('pages/about.json', text));
/** What the editor offers at the "█" of a block. */
const offered = (block: string) => offeredIn(pageText(block));

test('pictures are offered where a picture belongs, and nothing else is', async () => {
  const inObject = await offered('{ "type": "hero", "picture": { "src": "█" } }');
  expect(inObject).toContain(somePicture);
  expect(inObject.every((label) => /\.(?:svg|webp|avif|png|jpe?g)$/.test(label))).toBe(true);
  expect(await offered('{ "type": "cardGrid", "cards": [{ "picture": "█" }] }')).toContain(somePicture);
  const forNetworks = '{ "title": "A page", "socialPicture": { "src": "█" }, "sections": [] }';
  expect(await offeredIn(forNetworks)).toContain(somePicture);
});

test('links are completed with pages and places on them', async () => {
  const links = await offered('{ "type": "callToAction", "action": { "label": "Go", "href": "█" } }');
  for (const page of site.pages) expect(links).toContain(page.route);
  expect(links.some((link) => /^\/[a-z/-]*#[a-z-]+$/.test(link))).toBe(true);
});

test('shared blocks are offered by name, and figures in braces', async () => {
  expect(await offered('{ "type": "shared", "use": "█" }')).toEqual([...site.files.shared.keys()]);
  expect(await offered('{ "type": "statsStrip", "stats": [{ "value": "█" }] }')).toEqual(
    expect.arrayContaining(['{facts.beds}', '{brand}']),
  );
});

test('what is offered forbids nothing', async () => {
  for (const { file } of site.pages)
    expect(await editor.problems(file, String(fixtureFiles.read(file))), file).toEqual([]);
});

test('each variant is offered with its own description', async () => {
  const items = await editor.complete('pages/about.json', pageText('{ "type": "hero", "variant": "█" }'));
  const side = JSON.stringify(items.find(({ label }) => label.includes('side'))?.documentation);
  expect(side).toContain('text left, picture to the right edge.');
  expect(side).not.toContain('patches');
});

test.each([
  '{ "sec█tions": [] }',
  pageText('{ "type": "hero", "pic█ture": { "src": "" } }'),
  pageText('{ "type": "hero", "picture": { "s█rc": "" } }'),
  pageText('{ "type": "hero", "fea█tured": {} }'),
])('no hover names a type of the program: %s', async (text) => {
  const words = await editor.hover('pages/about.json', text);
  expect(words).toMatch(/\w{4}/);
  expect(words).not.toMatch(/HeroSection|PictureInput|HeroFeatured|Block\b/);
});
