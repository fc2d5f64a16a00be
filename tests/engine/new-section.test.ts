import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  addToRegistry,
  componentTemplate,
  nameSection,
  schemaTemplate,
} from '../../src/engine/generate/section-templates.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

const section = { type: 'priceTable', component: 'PriceTable' };
const project = createNodeFileSystem(process.cwd());

test('a type is one name in camelCase', () => {
  expect(nameSection('priceTable')).toEqual(section);
  for (const wrong of ['PriceTable', 'price-table', 'price table', '3d', '../hero', ''])
    expect(nameSection(wrong), wrong).toBeUndefined();
});

test('its schema compiles beside the others, and its examples fit it', () => {
  const files = {
    list: (folder: string) => [
      ...project.list(folder),
      ...(folder === 'section-schemas' ? ['priceTable.json'] : []),
    ],
    read: (path: string) =>
      path === 'section-schemas/priceTable.json' ? Buffer.from(schemaTemplate(section)) : project.read(path),
  };
  const { schemas, problems } = loadSchemas(files, 'section-schemas');
  expect(problems).toEqual([]);
  const compiled = schemas?.sections.get('priceTable');
  expect(compiled?.schema.title).toBe('PriceTableSection');
  for (const example of JSON.parse(schemaTemplate(section)).examples)
    expect(compiled?.validate(example)).toBe(true);
});

test('its component takes the generated props', () => {
  expect(componentTemplate(section)).toContain(
    "import type { PriceTableSection } from '../../shared/generated/sections.ts';",
  );
  expect(componentTemplate(section)).toContain(
    'export function PriceTable({ title, text }: PriceTableSection)',
  );
});

test('its registry line stands in its place of the alphabet', () => {
  const before = readFileSync('src/sections/registry.ts', 'utf8');
  const after = addToRegistry(before, section);
  const namesOf = (text: string) =>
    [...text.slice(text.indexOf('export const registry')).matchAll(/^ {2}(\w+): \(\) =>/gm)].map(
      ([, name]) => name,
    );
  expect(namesOf(after)).toEqual(
    [...namesOf(before), 'priceTable'].toSorted((a = '', b = '') => (a < b ? -1 : 1)),
  );
  expect(after.replace(/ {2}priceTable: .*\n/, '')).toBe(before);
  expect(() => addToRegistry('export {}', section)).toThrow('src/sections/registry.ts holds no');
});
