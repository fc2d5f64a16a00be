import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findChanges } from '../../src/engine/generate/generated-files.ts';
import { generateSectionDocs } from '../../src/engine/generate/generate-docs.ts';
import { generateSectionTypes } from '../../src/engine/generate/generate-types.ts';
import {
  backgroundsPicture,
  listSectionPictures,
  pictureFolder,
} from '../../src/engine/generate/describe-section.ts';
import { loadValidSchemas } from '../../src/engine/schemas/load-schemas.ts';
import heights from '../../src/render/block-heights.json' with { type: 'json' };
import { allFiles, projectFiles } from '../stage/fixture-files.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { createTestFiles } from './test-site.ts';

/** The types of the props of a section with this schema. */
const typesWith = (schema: object) =>
  generateSectionTypes(loadValidSchemas(createTestFiles({ 'section-schemas/note.json': schema })));

test('a changed schema makes its types stale, and files of a removed schema are reported', async () => {
  const [changed, removed] = ['section-schemas/statsStrip.json', 'hero.json'];
  const stale = await findChanges({
    ...projectFiles,
    read: (path: string) =>
      path === changed
        ? Buffer.from(String(projectFiles.read(path)).replaceAll('StatsStripSection', 'FiguresSection'))
        : projectFiles.read(path),
    list: (folder: string) =>
      projectFiles.list(folder).filter((file) => folder !== 'section-schemas' || file !== removed),
  });
  expect(stale).toEqual(
    expect.arrayContaining([
      {
        file: 'src/shared/generated/sections.ts',
        content: expect.stringContaining('interface FiguresSection'),
      },
      { file: 'section-schemas/generated/hero.json' },
    ]),
  );
});

test.each([
  [{ description: 'Any value.' }, 'has no "type"'],
  [{ type: ['string', 'number'] }, 'has the type ["string","number"]'],
  [{ type: 'array' }, 'has the type "array"'],
])(
  'a part of a schema with %j, which has no type for props, is an error that names the file',
  (part, words) => {
    const schema = { title: 'NoteSection', type: 'object', properties: { type: { const: 'note' }, part } };
    expect(() => typesWith(schema)).toThrow(`A part of section-schemas/note.json ${words}`);
  },
);

test('a part of a schema cannot give its type the name of one that the renderer knows', () => {
  const part = { title: 'Picture', type: 'object', properties: {} };
  const schema = { title: 'NoteSection', type: 'object', properties: { type: { const: 'note' }, part } };
  expect(() => typesWith(schema)).toThrow('section-schemas/note.json needs another "title" than "Picture"');
});

test.each(['Part', 'a part'])('two parts of schemas cannot give their types the name %j', (title) => {
  const part = { title, type: 'object', properties: {} };
  const properties = { type: { const: 'note' }, one: part, other: { ...part } };
  expect(() => typesWith({ title: 'NoteSection', type: 'object', properties })).toThrow(
    `section-schemas/note.json needs another "title" than "${title}"`,
  );
});

test('a description may hold the end of a comment', () => {
  const properties = { type: { const: 'note' } };
  const schema = { title: 'NoteSection', description: 'All of */ it.', type: 'object', properties };
  expect(typesWith(schema)).toContain('All of *\\/ it.');
});

test('the docs list the folders of the engine in the order that the linter enforces', () => {
  const [, layers] = /const layers = \[([^\]]*)\]/.exec(readFileSync('.dependency-cruiser.cjs', 'utf8'))!;
  const order = [...layers!.matchAll(/'(.*?)'/g)].map(([, folder]) => folder).join(' → ');
  expect(readFileSync('docs/architecture.md', 'utf8').replaceAll('\n', ' ')).toContain(order);
});

/** Those of the product alone. */
const docs = generateSectionDocs(projectSchemas);
const siteDocs = readFileSync('docs/site-files.md', 'utf8');

const anchorsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title.toLowerCase().replaceAll('.', '').replaceAll(' ', '-'),
  );

test.each([
  ['sections', docs, /\]\(#([\w-]+)\)/g, docs],
  ['site files', siteDocs, /\]\(#([\w-]+)\)/g, siteDocs],
  ['shared parts, from those of site files', siteDocs, /\]\(sections\.md#([\w-]+)\)/g, docs],
])('every link within the docs of %s leads to one of their headings', (_, from, link, to) => {
  const linked = Array.from(from.matchAll(link), ([, anchor]) => anchor);
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((anchor) => !anchorsOf(to).includes(anchor!))).toEqual([]);
});

test('the docs of site files name every property, at any depth, and names that a site chooses', () => {
  for (const name of projectSchemas.site.keys()) expect(siteDocs).toContain(`\n## ${name}.json\n`);
  for (const path of ['url', 'facts', 'items[].children[].label', 'languages.NAME.forms.empty'])
    expect(siteDocs).toContain(`\n- \`${path}\`: `);
});

/** The pictures and heights of a company's own types are beside those of the product. */
const allSchemas = loadValidSchemas(allFiles);

test('the height of every variant is measured, at a phone, a tablet and a laptop', () => {
  const looks = listSectionPictures(allSchemas).map(({ type, variant }) => {
    const standard = allSchemas.sections.get(type)?.field.variants?.default;
    return variant === undefined || variant === standard ? type : `${type} ${variant}`;
  });
  const measured = Object.entries(heights);
  expect(measured.map(([look]) => look).toSorted(), 'Run "npm run pictures".').toEqual(looks.toSorted());
  for (const [look, own] of measured) expect(own, look).toHaveLength(6);
});

test('they show a picture of every variant, of 700 KB together at most, and there are no other pictures', () => {
  const looks = listSectionPictures(projectSchemas).map(({ file }) => file);
  const shown = [...listSectionPictures(allSchemas).map(({ file }) => file), backgroundsPicture].toSorted();
  expect(shown.length).toBeGreaterThan(40);
  expect(readdirSync(pictureFolder).toSorted(), 'Run "npm run pictures".').toEqual(shown);
  for (const file of [...looks, backgroundsPicture]) expect(docs).toContain(`](pictures/${file})`);
  const sizes = looks.map((file) => statSync(`${pictureFolder}/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700_000);
});
