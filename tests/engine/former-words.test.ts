import { expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { fixFiles } from '../../src/engine/check/fix.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { isObject, type Json } from '../../src/engine/json/json.ts';
import { type Field, fieldsIn } from '../../src/engine/schemas/field.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { partAt, type Path, withName, withPart } from './many/values.ts';

const loaded = loadSchemas(createNodeFileSystem(process.cwd()), 'section-schemas');
const sections = [...(loaded.schemas?.sections ?? [])].map(([type, schema]) => ({ type, ...schema }));

/** A block with one former word, and the same block with the present one. */
interface Case {
  former: Json;
  present: Json;
}

/** A case for each former word in each value of an example; adds the fields that have some. */
function listCases(example: Json, root: Field, reached: Set<Field>): Case[] {
  const cases: Case[] = [];
  walk(root, []);
  return cases;

  function walk(field: Field, path: Path): void {
    reached.add(field);
    const value = partAt(example, path);
    for (const [former, today] of field.formerValues ?? [])
      cases.push({ former: withPart(example, path, former), present: withPart(example, path, today) });
    if (Array.isArray(value) && field.items)
      for (const index of value.keys()) walk(field.items, [...path, index]);
    if (!isObject(value)) return;
    for (const name of field.droppedNames ?? [])
      cases.push({ former: withPart(example, [...path, name], 'any'), present: example });
    for (const [name, own] of field.properties) {
      if (!Object.hasOwn(value, name)) continue;
      for (const former of own.formerNames ?? [])
        cases.push({ former: withName(example, [...path, name], former), present: example });
      walk(own, [...path, name]);
    }
  }
}

const page = 'pages/index.json';

/** The fixture site with these blocks on its only page. */
function siteWith(blocks: Json[]): FileSystem {
  const description = 'This page holds blocks whose words were changed after the page was written.';
  const text = JSON.stringify({ title: 'Former words', description, sections: blocks }, null, 2);
  return {
    list: (folder) =>
      folder === 'pages' ? fixtureFiles.list(folder).filter(isNeeded) : fixtureFiles.list(folder),
    read: (path, limit) => (path === page ? Buffer.from(text) : fixtureFiles.read(path, limit)),
  };
}

function isNeeded(name: string): boolean {
  return name === 'index.json' || name.startsWith('_');
}

async function inspect(fileSystem: FileSystem) {
  return check(openSite({ fileSystem, schemas: loaded }));
}

const withWords = sections.filter(({ field }) =>
  [...fieldsIn(field)].some((own) => own.formerNames ?? own.formerValues ?? own.droppedNames),
);

test.each(withWords)(
  'each former word of $type gives one finding with a safe fix, which changes that word only',
  async ({ schema, field }) => {
    const reached = new Set<Field>();
    const examples = Array.isArray(schema.examples) ? schema.examples : [];
    const cases = examples.flatMap((example) => [
      ...listCases(example, field, reached),
      ...(field.formerNames ?? []).map((type) => ({
        former: withPart(example, ['type'], type),
        present: example,
      })),
    ]);
    expect([...fieldsIn(field)].filter((own) => !reached.has(own) && own.formerValues)).toEqual([]);
    // A page takes sixty blocks.
    for (let start = 0; start < cases.length; start += 60) {
      const some = cases.slice(start, start + 60);
      const former = siteWith(some.map((one) => one.former));
      const present = siteWith(some.map((one) => one.present));
      const { diagnostics } = await inspect(former);
      const found = diagnostics.filter(({ rule }) => rule === 'schema/former-word');
      expect(found.map(({ severity, section, fix }) => [severity, section?.index, fix?.safe])).toEqual(
        some.map((_, index) => ['error', index, true]),
      );
      expect(diagnostics).toHaveLength((await inspect(present)).diagnostics.length + some.length);
      const fixed = await fixFiles(former, inspect);
      expect(fixed.map(({ file, after }) => [file, after.toString()])).toEqual([
        [page, present.read(page)?.toString()],
      ]);
    }
  },
);
