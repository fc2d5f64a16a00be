import { expect, test } from 'vitest';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { check } from '../../../src/engine/check/check.ts';
import { indexAssets } from '../../../src/engine/files/asset-index.ts';
import { fixFiles } from '../../../src/engine/check/fix.ts';
import type { FileSystem } from '../../../src/engine/files/file-system.ts';
import type { Json } from '../../../src/engine/json/json.ts';
import type { Diagnostic } from '../../../src/shared/diagnostic.ts';
import { fixtureFiles, projectFiles } from '../../stage/fixture-files.ts';
import { examplesOf, projectSchemas } from '../../stage/project-schemas.ts';
import { createRandom } from '../../stage/random.ts';
import { fixtureWith } from '../memory-file-system.ts';
import { listMutations, type Mutation } from './list-mutations.ts';

const home = 'pages/index.json';
const pageOf = (...sections: Json[]): Json => ({
  title: 'A page for one mistake or two',
  description: 'This page holds sections from the examples of their schemas, and breaks each of them once.',
  sections,
});

const pageNames = fixtureFiles.list('pages');
/** Files that the fixture lacks, made of the first example of their schema. */
const spare = Object.fromEntries(
  [...projectSchemas.site]
    .filter(([name]) => !pageNames.includes(`_site/${name}.json`))
    .map(([name, { schema }]) => [`pages/_site/${name}.json`, examplesOf(schema)[0]]),
);
const opened = {
  ...openSite({ fileSystem: fixtureWith(spare), schemas: projectSchemas }),
  // The pictures of the examples.
  assets: indexAssets(projectFiles, 'section-schemas'),
};

const siteWith = (file: string, content: Json) => fixtureWith({ ...spare, [file]: content });

/** The findings of one file with other content. Reads only this file, because it runs thousands of times. */
const inspectAlone = (file: string, content: Json) => inspectIn(siteWith(file, content), file);

async function inspectIn(fileSystem: FileSystem, file: string): Promise<Diagnostic[]> {
  // Opening a site reads the files of _site/.
  const site = file.startsWith('pages/_site/')
    ? openSite({ fileSystem, schemas: projectSchemas })
    : { ...opened, fileSystem };
  const own = new Map([...site.files.site].filter(([, candidate]) => candidate === file));
  const pages = site.pages.filter((candidate) => candidate.file === file);
  const { diagnostics } = await check({ ...site, pages, files: { ...site.files, site: own } });
  return diagnostics.filter((diagnostic) => diagnostic.file === file);
}

/** A file with other content after --fix, and how many findings of its schema are left. */
async function fixAlone(file: string, content: Json): Promise<{ text: string; left: number }> {
  const fileSystem = siteWith(file, content);
  const inspect = async (files: FileSystem) => {
    const found = await inspectIn(files, file);
    return { diagnostics: found.filter(({ rule }) => rule.startsWith('schema/')) };
  };
  const [{ after } = { after: fileSystem.read(file)! }] = await fixFiles(fileSystem, inspect);
  const { diagnostics } = await inspect(fixtureWith({ ...spare, [file]: after }));
  return { text: String(after), left: diagnostics.length };
}

const nameOf = ({ rule, pointer }: Pick<Diagnostic, 'rule' | 'pointer'>) => `${rule} ${pointer}`;
const expectedOf = ({ expected: { rule, pointer } }: Mutation, at: string) => `${rule} ${at}${pointer}`;

const { page, sections: types, site: siteFiles } = projectSchemas;
/** The file, the pointer of the value in it, and the content with the value. */
const inPage = { file: home, at: '/sections/0', wrap: (value: Json) => pageOf(value) };
const whole = { at: '', wrap: (value: Json) => value };
const subjects = [
  ...Array.from(types, ([type, { schema }]) => ({ what: `${type}.json`, schema, ...inPage })),
  ...Array.from(siteFiles, ([name, { schema }]) => {
    const what = `site/${name}.json`;
    return { what, schema, file: `pages/_${what}`, ...whole };
  }),
  { what: 'page.json', schema: page.schema, file: home, ...whole },
  { what: 'page.json', schema: projectSchemas.types.get('shared')!.schema, ...inPage },
];

/** Tests every nth mistake in the examples of section types, of files of `_site/` and of a page. */
export function testMutations(every: number): void {
  test.each(subjects)('each mistake in $what has one finding', async ({ what, schema, file, at, wrap }) => {
    expect(examplesOf(schema).length).toBeGreaterThan(0);
    for (const example of examplesOf(schema)) {
      // An example alone may, for instance, lack a main heading.
      const before = new Set((await inspectAlone(file, wrap(example))).map(nameOf));
      const mutations = listMutations(what, schema, example);
      expect(mutations.length).toBeGreaterThan(0);
      for (const mutation of mutations.filter((_, index) => index % every === what.length % every)) {
        const after = await inspectAlone(file, wrap(mutation.value));
        const found = after.filter((finding) => !before.has(nameOf(finding)));
        expect(found.map(nameOf), mutation.name).toEqual([expectedOf(mutation, at)]);
        const { suggestion, rule } = mutation.expected;
        if (suggestion !== undefined)
          expect(found[0]?.message, mutation.name).toContain(`Did you mean "${suggestion}"?`);
        const isMeant = suggestion !== undefined || rule === 'schema/former-word';
        if (!isMeant && !found[0]?.fix) continue;
        const { text, left } = await fixAlone(file, wrap(mutation.value));
        const broken = after.filter(({ rule: broke }) => broke.startsWith('schema/'));
        expect(left, mutation.name).toBeLessThanOrEqual(broken.length);
        const textOf = (value: Json) => String(siteWith(file, wrap(value)).read(file));
        // Elsewhere another word may be as near.
        const isCertain = file === home && example === examplesOf(schema)[0];
        if (isMeant && (isCertain || text !== textOf(mutation.value)))
          expect(text, mutation.name).toBe(textOf(example));
      }
    }
  });
}

interface Block {
  example: Json;
  mutations: Mutation[];
}

const blocks = [...types].flatMap(([type, { schema }]) =>
  examplesOf(schema).map((example): Block => ({
    example,
    mutations: listMutations(`${type}.json`, schema, example),
  })),
);

/** Blocks with mistakes that no schema detects. */
const meant = [
  ...Object.entries({
    'An **open pair.': 'rich-text-supported',
    'To [nowhere](/no-such-page).': 'link-target-exists',
    'Out of [bounds](javascript:x).': 'link-address-safe',
    'By {nobody}.': 'placeholder-known',
    'A bell\u0007.': 'text-visible',
    ['x'.repeat(20_001)]: 'text-length-limited',
  }).map(([body, rule]) => ({ value: { type: 'richText', body }, rule, pointer: '/body' })),
  { value: { type: 'shared', use: 'no-such-block' }, rule: 'shared-block-exists', pointer: '/use' },
].map(({ value, rule, pointer }): Block => ({
  example: { type: 'richText', body: 'A text.' },
  mutations: [{ name: rule, value, expected: { rule, pointer } }],
}));

/** Findings about the page as a whole, which any change of a block may add or remove. */
const isAboutWhole = (finding: string) => /^(?:heading-|anchor-unique)/.test(finding);

/** Tests that neither of two mistakes on a page hides the other, for `count` pairs. */
export function testPairs(count: number): void {
  const { pick } = createRandom('pairs');
  const inspect = async (...sections: Json[]) => (await inspectAlone(home, pageOf(...sections))).map(nameOf);

  test(`neither of two mistakes on a page hides the other (${count} pairs)`, async () => {
    for (let round = 0; round < count; round++) {
      const [first, second] = [pick(blocks), round % 2 === 0 ? pick(blocks) : pick(meant)];
      const [one, two] = [pick(first.mutations), pick(second.mutations)];
      const found = await inspect(one.value, two.value);
      const expected = [expectedOf(one, '/sections/0'), expectedOf(two, '/sections/1')];
      const name = `round ${round}: ${one.name} and ${two.name}`;
      expect(found, name).toEqual(expect.arrayContaining(expected));
      const known = new Set([...(await inspect(first.example, second.example)), ...expected]);
      const others = found.filter((finding) => !known.has(finding) && !isAboutWhole(finding));
      expect(others, name).toEqual([]);
    }
  });
}
