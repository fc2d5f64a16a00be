import { expect, test } from 'vitest';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createTestFiles, schemas } from './test-site.ts';

const hero = JSON.parse(schemas['section-schemas/hero.json']!.toString()) as {
  properties: { title: object; variant: { enum: string[] } };
  examples?: object[];
};
const badge = { type: 'string', maxLength: 20, description: 'A word above the title.' };
/** Those of the file itself: every block has times. */
const namesOf = (properties: object | null | undefined) =>
  Object.keys(properties ?? {}).filter((name) => name !== 'from' && name !== 'until');
const load = (files: Record<string, unknown>) =>
  loadSchemas(
    createTestFiles(
      Object.fromEntries(
        Object.entries(files).map(([name, schema]) => [`section-schemas/own/${name}.json`, schema]),
      ),
    ),
  );
const messagesOf = (files: Record<string, unknown>) =>
  load(files).findings.map(({ file, place, message }) => ({ file, place, message }));

test('a schema in own/ is a section type like any other, and refers to the shared definitions alike', () => {
  const quote = {
    title: 'QuoteSection',
    description: 'A sentence that somebody said.',
    type: 'object',
    required: ['type', 'title'],
    additionalProperties: false,
    properties: { type: { const: 'quote' }, title: { $ref: 'defs.json#/$defs/heading' } },
  };
  const { sections, findings } = load({ quote });
  expect(findings).toEqual([]);
  expect(sections.get('quote')?.file).toBe('section-schemas/own/quote.json');
  expect(sections.get('quote')?.validate({ type: 'quote', title: 'Well said' })).toBe(true);
  expect(sections.get('quote')?.validate({ type: 'quote' })).toBe(false);
});

test('with "extends" it adds to the one with its name', () => {
  const example = { type: 'hero', title: 'Software that lasts', badge: 'New' };
  const { sections, findings } = load({
    hero: { extends: true, properties: { badge }, examples: [example] },
  });
  expect(findings).toEqual([]);
  const compiled = sections.get('hero');
  expect(namesOf(compiled?.schema.properties as object)).toEqual([...Object.keys(hero.properties), 'badge']);
  expect(compiled?.schema.examples).toEqual([...(hero.examples ?? []), example]);
  expect(compiled?.validate(example)).toBe(true);
  expect(compiled?.validate({ ...example, badge: 4 })).toBe(false);
  expect(compiled?.validate({ type: 'hero', badge: 'New' })).toBe(false);
});

test('it adds to parts of a part, and continues their lists', () => {
  const properties = { title: { type: 'string', maxLength: 30 }, variant: { enum: ['loud'] } };
  const { files, findings } = load({ hero: { extends: true, properties, $defs: { badge } } });
  expect(findings).toEqual([]);
  const { title, variant } = hero.properties;
  expect(files.get('hero.json')).toMatchObject({
    properties: {
      title: { ...title, type: 'string', maxLength: 30 },
      variant: { ...variant, enum: [...variant.enum, 'loud'] },
    },
    $defs: { badge },
  });
});

test('without "extends" it replaces the one with its name', () => {
  const properties = { type: { const: 'hero' }, badge };
  const schema = { title: 'HeroSection', type: 'object', additionalProperties: false, properties };
  const { sections, findings } = load({ hero: schema });
  expect(findings).toEqual([]);
  expect(namesOf(sections.get('hero')?.schema.properties as object)).toEqual(['type', 'badge']);
});

const file = 'section-schemas/own/quote.json';

test.each([
  [
    'nothing to extend',
    { quote: { extends: true, properties: { badge } } },
    {
      file,
      place: { at: 'value', pointer: '/extends' },
      message:
        'Broken schema: There is no section-schemas/quote.json to extend. Remove "extends", or rename the file to that of a schema there.',
    },
  ],
  [
    'another value',
    { hero: { extends: 'hero.json' } },
    {
      file: 'section-schemas/own/hero.json',
      place: { at: 'value', pointer: '/extends' },
      message:
        'Broken schema: Expected "extends": true, or no "extends": then the schema replaces the one with its name.',
    },
  ],
  [
    'no object',
    { quote: [] },
    { file, place: { at: 'file' }, message: 'Broken schema: Expected an object.' },
  ],
  [
    'a type of another name',
    { quote: { type: 'object', additionalProperties: false, properties: { type: { const: 'quotes' } } } },
    {
      file,
      place: { at: 'value', pointer: '/properties' },
      message: 'Broken schema: Expected "type": { "const": "quote" } in "properties", as the file is called.',
    },
  ],
])("a mistake is found in the company's file: %s", (_, files, found) => {
  expect(messagesOf(files)).toEqual([found]);
});
