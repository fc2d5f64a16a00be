import { expect, test } from 'vitest';
import type { FileSystem } from '../../../src/engine/files/file-system.ts';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { inspectOpenedSite } from '../../../src/engine/inspect-site.ts';
import type { Json } from '../../../src/engine/json/json.ts';
import { isSectionSchema, readSchemaFiles } from '../../../src/engine/schemas/load-schemas.ts';
import { fixtureFiles } from '../../stage/fixture-files.ts';
import { listMutations, type Mutation } from './list-mutations.ts';

const disk = fixtureFiles;
const { files } = readSchemaFiles(disk, 'section-schemas');
const byName = new Map(files.map(({ name, schema }) => [name, schema]));

let page: Json = {};
const fileSystem: FileSystem = {
  list: disk.list,
  read: (path, limit) =>
    path === 'pages/index.json' ? Buffer.from(JSON.stringify(page)) : disk.read(path, limit),
};
const opened = openSite({ fileSystem });
const site = { ...opened, pages: opened.pages.filter(({ file }) => file === 'pages/index.json') };

async function inspect(content: Json): Promise<string[]> {
  page = content;
  const { diagnostics } = await inspectOpenedSite(site);
  return diagnostics
    .filter(({ file }) => file === 'pages/index.json')
    .map(({ rule, pointer }) => `${rule} ${pointer}`);
}

/** Every example of every section type, with each way to break it once. */
const blocks = files.filter(isSectionSchema).flatMap(({ name, schema }) =>
  (Array.isArray(schema.examples) ? schema.examples : []).map((example) => ({
    example,
    mutations: listMutations(byName, name, schema, example),
  })),
);

/** Mistakes no schema knows of, made in a block of their own at the end of the page, and what they give there. */
const meant: { block: Json; finds: (pointer: string) => string[] }[] = [
  { block: { type: 'richText', body: 'An **open pair.' }, finds: (at) => [`rich-text-supported ${at}/body`] },
  {
    block: { type: 'richText', body: 'To [nowhere](/no-such-page).' },
    finds: (at) => [`link-target-exists ${at}/body`],
  },
  {
    block: { type: 'richText', body: 'Out of [bounds](javascript:x).' },
    finds: (at) => [`link-address-safe ${at}/body`],
  },
  { block: { type: 'richText', body: 'By {nobody}.' }, finds: (at) => [`placeholder-known ${at}/body`] },
  { block: { type: 'shared', use: 'no-such-block' }, finds: (at) => [`shared-block-exists ${at}/use`] },
  { block: { type: 'richText', body: 'A bell\u0007.' }, finds: (at) => [`text-visible ${at}/body`] },
  {
    block: { type: 'richText', body: 'x'.repeat(20_001) },
    finds: (at) => [`text-length-limited ${at}/body`],
  },
];

function around(...sections: Json[]): Json {
  return {
    title: 'A page for two mistakes',
    description: 'This page holds sections from the examples of their schemas, and breaks each of them once.',
    sections,
  };
}

/** A sequence that is the same in every run. */
let seed = 20_261_121;
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
const pick = <T>(list: T[]): T => list[random(list.length)]!;

function expectedOf({ expected }: Mutation, index: number): string {
  return `${expected.rule} /sections/${index}${expected.pointer}`;
}

/** Findings of the unbroken page that are not about what was broken. */
const isAboutWhole = (finding: string) => /^(?:heading-|anchor-unique)/.test(finding);

/** Tests that of two mistakes on a page none hides the other, with so many pairs. */
export function testPairs(count: number): void {
  test(`of two mistakes on a page none hides the other (${count} pairs)`, async () => {
    for (let round = 0; round < count; round++) {
      const [first, second] = [pick(blocks), pick(blocks)];
      const [one, two] = [pick(first.mutations), pick(second.mutations)];
      const found = await inspect(around(one.value, two.value));
      const before = await inspect(around(first.example, second.example));
      const name = `round ${round}: ${one.name} and ${two.name}`;
      expect(found, name).toEqual(expect.arrayContaining([expectedOf(one, 0), expectedOf(two, 1)]));
      const known = new Set([...before, expectedOf(one, 0), expectedOf(two, 1)]);
      expect(
        found.filter((finding) => !known.has(finding) && !isAboutWhole(finding)),
        name,
      ).toEqual([]);
    }
  });

  test.each(meant)(
    '$block is found beside whatever else is wrong with the page',
    async ({ block, finds }) => {
      for (let round = 0; round < count / 10; round++) {
        const { mutations } = pick(blocks);
        const mutation = pick(mutations);
        const found = await inspect(around(mutation.value, block));
        const expected = [expectedOf(mutation, 0), ...finds('/sections/1')];
        expect(found, `round ${round}: ${mutation.name}`).toEqual(expect.arrayContaining(expected));
      }
    },
  );

  test('two main headings are found beside whatever else is wrong with the page', async () => {
    const hero = blocks.find(({ example }) => JSON.stringify(example).startsWith('{"type":"hero"'))!;
    for (let round = 0; round < count / 10; round++) {
      const mutation = pick(pick(blocks).mutations);
      const found = await inspect(around(mutation.value, hero.example, hero.example));
      expect(found, `round ${round}: ${mutation.name}`).toContain(expectedOf(mutation, 0));
      expect(found.filter((finding) => finding.startsWith('heading-main-single /sections/2'))).toHaveLength(
        1,
      );
    }
  });
}
