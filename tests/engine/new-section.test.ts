import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  addToIndex,
  componentTemplate,
  nameSection,
  schemaTemplate,
} from '../../src/engine/generate/section-templates.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

const section = { type: 'priceTable', component: 'PriceTable', isInteractive: false };
const project = createNodeFileSystem(process.cwd());

test('a type is one name in camelCase', () => {
  expect(nameSection('priceTable')).toEqual(section);
  for (const wrong of ['PriceTable', 'price-table', 'price table', '3d', '../hero', ''])
    expect(nameSection(wrong), wrong).toBeUndefined();
});

test('its schema compiles with the others and accepts its examples', () => {
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

test('its component uses the generated props', () => {
  expect(componentTemplate(section)).toContain(
    "import type { PriceTableSection } from '../../shared/generated/sections.ts';",
  );
  expect(componentTemplate(section)).toContain(
    'export function PriceTable({ title, text }: PriceTableSection)',
  );
});

test('it is listed in alphabetical order', () => {
  const before = readFileSync('src/sections/index.ts', 'utf8');
  const after = addToIndex(before, section);
  const added = after.split('\n').filter((line) => line.includes('priceTable'));
  expect(added).toEqual(["import priceTable from './PriceTable/section.ts';", '  priceTable,']);
  expect(
    after
      .split('\n')
      .filter((line) => !added.includes(line))
      .join('\n'),
  ).toBe(before);
  for (const neighbours of [/^import officeLocation .*\n(.*)/m, /^ {2}officeLocation,\n(.*)/m])
    expect(added).toContain(neighbours.exec(after)?.[1]);
  expect(() => addToIndex('export {}', section)).toThrow('src/sections/index.ts holds no');
});
