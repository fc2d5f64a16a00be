import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draftSection, listSection } from '../../src/engine/generate/section-files.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { callIn } from '../stage/call-command.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import { copyPart } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const files = draftSection('priceTable');
const schema = files['section-schemas/own/priceTable.json']!;

test('its schema compiles with the others and accepts its examples', () => {
  const made = Buffer.from(schema);
  const withSchema = {
    list: (folder: string) => [...projectFiles.list(folder), 'own/priceTable.json'],
    read: (path: string) => (path === 'section-schemas/own/priceTable.json' ? made : projectFiles.read(path)),
  };
  const { sections, findings } = loadSchemas(withSchema);
  expect(findings).toEqual([]);
  const compiled = sections.get('priceTable');
  expect(compiled?.schema.title).toBe('PriceTableSection');
  for (const example of JSON.parse(schema).examples) expect(compiled?.validate(example)).toBe(true);
});

test('its component uses the generated props', () => {
  const code = files['src/own/PriceTable/PriceTable.tsx'];
  expect(code).toContain("import type { PriceTableSection } from '../../shared/generated/sections.ts';");
  expect(code).toContain('export function PriceTable({ title, text }: PriceTableSection)');
});

const list = (...entries: string[]) =>
  ['export const sections = {', ...entries, '} satisfies Partial<Sections>;', ''].join('\n');

test('it is listed after the others', () => {
  const quote = "  quote: { component: import.meta.env.SSR && (() => import('./Quote/Quote.tsx')) },";
  const added = "component: import.meta.env.SSR && (() => import('./PriceTable/PriceTable.tsx'))";
  expect(listSection(list(quote), 'priceTable')).toBe(list(quote, `  priceTable: { ${added} },`));
  const project = readFileSync('src/own/index.ts', 'utf8');
  const live = listSection(project, 'priceTable', true);
  expect(live).toContain("priceTable: { component: () => import('./PriceTable/PriceTable.tsx'), island: {");
  expect(() => listSection('export {}', 'priceTable')).toThrow('src/own/index.ts has no list of sections');
});

test.each([
  ['con', '"con" cannot be the name of a section type. Windows keeps the name "con" for a device.'],
  ['shared', '"shared" cannot be the name of a section type. The project uses it itself.'],
  ['block', '"block" cannot be the name of a section type. The project uses it itself.'],
  ['hero', 'section-schemas/hero.json exists already.'],
  ['pricewall', 'section-schemas/own/priceWall.json exists already.'],
  ['heroslider', 'section-schemas/heroSlider.json exists already.'],
  ['priceTable', 'section-schemas/broken.json#/properties: Broken schema: '],
])('%s is refused, and nothing is written', async (type, reason) => {
  const cwd = makeFolder();
  copyPart('section-schemas', cwd);
  writeFiles(cwd, { 'src/own/index.ts': list() });
  writeFiles(cwd, { 'section-schemas/broken.json': {}, 'section-schemas/own/priceWall.json': {} });
  const before = hashFiles(cwd);
  const { code, stderr } = await callIn({ cwd }, 'src/engine/cli/new-section.ts', type);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(reason) });
  expect(hashFiles(cwd)).toEqual(before);
});
