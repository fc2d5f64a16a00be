import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepNothing, openKeptFiles } from '../../src/engine/files/kept-files.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import type { Json } from '../../src/engine/json/json.ts';
import { isSectionSchema, loadSchemas, readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';
import type { LoadedSchemas } from '../../src/engine/schemas/schema-set.ts';
import { validateValue } from '../../src/engine/schemas/validate-value.ts';
import { listMutations } from './mutate.ts';

const { files } = readSchemaFiles(createNodeFileSystem(process.cwd()), 'section-schemas');
const byName = new Map(files.map(({ name, schema }) => [name, schema]));
const contents = Object.fromEntries(files.map(({ file, schema }) => [file, schema]));
let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'validators-')), 'schemas');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** Loads the schemas; tells whether they were taken from an earlier run. */
function load(changes: Record<string, unknown> = {}): LoadedSchemas & { isRecalled: boolean } {
  const found: unknown[] = [];
  const { recall, ...kept } = openKeptFiles(folder);
  const watched = {
    ...kept,
    recall(name: string) {
      const bytes = recall(name);
      if (bytes) found.push(name);
      return bytes;
    },
  };
  const loaded = loadSchemas(createMemoryFileSystem({ ...contents, ...changes }), 'section-schemas', watched);
  return { ...loaded, isRecalled: found.length > 0 };
}

const keptFile = () => join(folder, readdirSync(folder)[0]!);

test('validators of an earlier run find the same, in the same words, in every example and each of its mutations', () => {
  const fresh = loadSchemas(createMemoryFileSystem(contents), 'section-schemas', keepNothing).schemas!;
  load();
  const { schemas, isRecalled } = load();
  expect(isRecalled).toBe(true);
  let found = 0;
  for (const file of files.filter(isSectionSchema)) {
    const type = file.name.slice(0, -'.json'.length);
    const examples = file.schema.examples as Json[];
    for (const example of examples) {
      const values = [
        example,
        ...listMutations(byName, file.name, file.schema, example).map((one) => one.value),
      ];
      for (const value of values) {
        const expected = validateValue(fresh.sections.get(type)!, value, '');
        expect(validateValue(schemas!.sections.get(type)!, value, '')).toEqual(expected);
        found += expected.length;
      }
    }
  }
  expect(found).toBeGreaterThan(1000);
});

test('a schema that has changed is compiled anew', () => {
  load();
  const hero = byName.get('hero.json')!;
  const changes = { 'section-schemas/hero.json': { ...hero, minProperties: 50 } };
  const { schemas, isRecalled } = load(changes);
  expect(isRecalled).toBe(false);
  expect(validateValue(schemas!.sections.get('hero')!, { type: 'hero', title: 'A' }, '')).not.toEqual([]);
  expect(load(changes).isRecalled).toBe(true);
});

test('a schema that does not compile is reported each time, and nothing is kept', () => {
  const changes = { 'section-schemas/hero.json': { ...byName.get('hero.json'), maxLenght: 5 } };
  const first = load(changes);
  expect(first.problems.map(({ message }) => message)).toEqual([
    'Broken schema: strict mode: unknown keyword: "maxLenght".',
  ]);
  expect(load(changes)).toEqual(first);
  expect(first.isRecalled).toBe(false);
});

test.each<[string, (file: string) => void]>([
  ['cut short', (file) => truncateSync(file, 100)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['of other origin', (file) => writeFileSync(file, 'process.exit(3);')],
  ['altered', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('maxLength', 'minLength'))],
])('code that is %s is not run, and is made anew', (_, damage) => {
  load();
  damage(keptFile());
  const { schemas, isRecalled } = load();
  expect(isRecalled).toBe(false);
  expect(schemas).toBeDefined();
  expect(load().isRecalled).toBe(true);
});

test('where there is no place for a folder, the schemas are compiled each time', () => {
  writeFileSync(folder, 'a file');
  expect([load().isRecalled, load().isRecalled]).toEqual([false, false]);
});
