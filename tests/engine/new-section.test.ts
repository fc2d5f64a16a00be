import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as templates from '../../src/engine/generate/section-templates.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { projectFiles } from '../stage/fixture-files.ts';

const section = { type: 'priceTable', component: 'PriceTable', isInteractive: false };

test('its schema compiles with the others and accepts its examples', () => {
  const made = Buffer.from(templates.schemaTemplate(section));
  const files = {
    list: (folder: string) => [...projectFiles.list(folder), 'priceTable.json'],
    read: (path: string) => (path === 'section-schemas/priceTable.json' ? made : projectFiles.read(path)),
  };
  const { schemas, problems } = loadSchemas(files);
  expect(problems).toEqual([]);
  const compiled = schemas?.sections.get('priceTable');
  expect(compiled?.schema.title).toBe('PriceTableSection');
  for (const example of JSON.parse(templates.schemaTemplate(section)).examples)
    expect(compiled?.validate(example)).toBe(true);
});

test('its component uses the generated props', () => {
  const code = templates.componentTemplate(section);
  expect(code).toContain("import type { PriceTableSection } from '../../shared/generated/sections.ts';");
  expect(code).toContain('export function PriceTable({ title, text }: PriceTableSection)');
});

test('it is listed in alphabetical order', () => {
  const before = readFileSync('src/sections/index.ts', 'utf8');
  const added = "component: import.meta.env.SSR && (() => import('./PriceTable/PriceTable.tsx'))";
  const after = templates.addToIndex(before, section);
  expect(after).toBe(before.replace('\n  processSteps:', `\n  priceTable: { ${added} },$&`));
  const live = templates.addToIndex(before, { ...section, isInteractive: true });
  expect(live).toContain("priceTable: { component: () => import('./PriceTable/PriceTable.tsx'), island: {");
  expect(() => templates.addToIndex('export {}', section)).toThrow('src/sections/index.ts holds no');
});
