import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftSection, listSection } from '../../src/engine/generate/section-files.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { callIn } from '../stage/call-command.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const files = draftSection('priceTable');
const schema = files['section-schemas/priceTable.json']!;

test('its schema compiles with the others and accepts its examples', () => {
  const made = Buffer.from(schema);
  const withSchema = {
    list: (folder: string) => [...projectFiles.list(folder), 'priceTable.json'],
    read: (path: string) => (path === 'section-schemas/priceTable.json' ? made : projectFiles.read(path)),
  };
  const { sections, problems } = loadSchemas(withSchema);
  expect(problems).toEqual([]);
  const compiled = sections.get('priceTable');
  expect(compiled?.schema.title).toBe('PriceTableSection');
  for (const example of JSON.parse(schema).examples) expect(compiled?.validate(example)).toBe(true);
});

test('its component uses the generated props', () => {
  const code = files['src/sections/PriceTable/PriceTable.tsx'];
  expect(code).toContain("import type { PriceTableSection } from '../../shared/generated/sections.ts';");
  expect(code).toContain('export function PriceTable({ title, text }: PriceTableSection)');
});

test('it is listed in alphabetical order', () => {
  const quote = "  quote: { component: import.meta.env.SSR && (() => import('./Quote/Quote.tsx')) },";
  const list = (...entries: string[]) =>
    ['export const sections: Sections = {', ...entries, '};', ''].join('\n');
  const added = "component: import.meta.env.SSR && (() => import('./PriceTable/PriceTable.tsx'))";
  const before = list('  hero: heroDefinition,', quote);
  expect(listSection(before, 'priceTable')).toBe(
    list('  hero: heroDefinition,', `  priceTable: { ${added} },`, quote),
  );
  const project = readFileSync('src/sections/index.ts', 'utf8');
  const live = listSection(project, 'priceTable', true);
  expect(live).toContain("priceTable: { component: () => import('./PriceTable/PriceTable.tsx'), island: {");
  expect(() => listSection('export {}', 'priceTable')).toThrow('src/sections/index.ts holds no');
});

test.each([
  ['con', '"con" cannot be the name of a section type. Windows keeps the name "con" for a device.'],
  ['shared', '"shared" cannot be the name of a section type. The project uses it itself.'],
  ['block', '"block" cannot be the name of a section type. The project uses it itself.'],
  ['hero', 'section-schemas/hero.json exists already.'],
  ['heroslider', 'section-schemas/heroSlider.json exists already.'],
  ['priceTable', 'section-schemas/broken.json#/properties: Broken schema: '],
])('%s is refused, and nothing is written', async (type, reason) => {
  const cwd = makeFolder();
  cpSync('section-schemas', join(cwd, 'section-schemas'), { recursive: true });
  cpSync('src/sections/index.ts', join(cwd, 'src/sections/index.ts'));
  writeFiles(cwd, { 'section-schemas/broken.json': {} });
  const before = hashFiles(cwd);
  const { code, stderr } = await callIn({ cwd }, 'src/engine/cli/new-section.ts', type);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(reason) });
  expect(hashFiles(cwd)).toEqual(before);
});
