import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';
import { examplesOf, projectSchemas } from '../../stage/project-schemas.ts';
import { createRandom, type Random } from '../../stage/random.ts';
import * as fuzzed from './fuzz-site.ts';
import { listPaths, partAt, withName, withPart } from './values.ts';

/** Texts with a meaning in HTML, addresses, headers, line-based files, or programs. */
const hostileTexts = JSON.parse(readFileSync('tests/engine/many/hostile-texts.json', 'utf8')) as string[];
/** The same text without characters that end a text, an attribute or an element. */
const harmlessFormOf = (text: string) => text.replaceAll(/["'<>&=`]/g, 'a');

const { sections, site: siteFiles } = projectSchemas;

/** Every tested file: a page with the fullest example of each type, and each file of `_site/`. */
const subjects: [name: string, file: string, files: fuzzed.Files][] = [
  ...[...sections].map(([type, { schema }]): (typeof subjects)[number] => [
    type,
    'pages/index.json',
    fuzzed.filesWith([fullest(schema)]),
  ]),
  ...[...siteFiles].map(([name, { schema }]): (typeof subjects)[number] => {
    const file = `pages/_site/${name}.json`;
    return [
      file,
      file,
      { ...fuzzed.filesWith([fullest(sections.get('hero')!.schema)]), [file]: fullest(schema) },
    ];
  }),
];

const counts = { clean: 0, refused: 0 };

/** The number of tests per file: rounds that replace all of its texts by hostile ones, and mutations. */
interface Extent {
  seed: number;
  rounds: number;
  mutations: number;
  /** Tests every nth file. */
  every: number;
}

/** Tests that hostile texts and mutations neither inject anything into the output nor throw. */
export function testHostileContent({ seed, rounds, mutations, every }: Extent): void {
  const tried = subjects.filter((_, index) => index % every === seed % every);
  afterAll(() => {
    // Proves that the check accepted some mutations and refused others.
    expect(counts.clean).toBeGreaterThan(10);
    expect(counts.refused).toBeGreaterThan(10);
  });

  test.each(tried)('no hostile text in %s adds an element or an attribute', async (name, file, files) => {
    const random = createRandom(seed);
    const known = await knownErrors(files, file);
    for (let round = 0; round < rounds; round++) {
      let hostile = files;
      let harmless = files;
      // Texts that the check accepts accumulate, so that one page renders all of them.
      for (const path of listPaths(files[file]!)) {
        const original = partAt(files[file]!, path);
        if (typeof original !== 'string') continue;
        // Appended, so that the value keeps the start that its field requires, or as a replacement.
        const before = random.below(3) === 0 ? '' : original;
        const text = random.pick(hostileTexts);
        const put = (all: fuzzed.Files, value: string) => ({
          ...all,
          [file]: withPart(all[file]!, path, before + value),
        });
        const about = `seed ${seed}, ${name} /${path.join('/')}: ${JSON.stringify(before + text)}`;
        if (!(await isClean(put(hostile, text), file, known, about))) continue;
        hostile = put(hostile, text);
        harmless = put(harmless, harmlessFormOf(text));
      }
      const about = `seed ${seed}, ${name}, round ${round}: ${JSON.stringify(hostile[file])}`;
      const output = await fuzzed.renderSite(fuzzed.openFiles(hostile).site);
      const expected = await fuzzed.renderSite(fuzzed.openFiles(harmless).site);
      expect(fuzzed.skeletonOf(output), about).toEqual(fuzzed.skeletonOf(expected));
      expect(fuzzed.findDangerous(output), about).toEqual([]);
    }
  });

  test.each(tried)('no mutation of %s throws or is unsafe', async (name, file, files) => {
    const random = createRandom(seed + 1);
    const known = await knownErrors(files, file);
    for (let round = 0; round < mutations; round++) {
      const mutated = { ...files, [file]: mutate(files[file]!, random) };
      const about = `seed ${seed}, ${name}, round ${round}: ${JSON.stringify(mutated[file]).slice(0, 2000)}`;
      if (!(await isClean(mutated, file, known, about))) continue;
      const documents = await fuzzed.renderSite(fuzzed.openFiles(mutated).site);
      expect(fuzzed.findDangerous(documents), about).toEqual([]);
    }
  });
}

const oddValues: Json[] = [null, true, 0, -1, 1e308, '', ' ', [], {}, [[]], [null], { type: 'hero' }];
const oddKeys = 'type,id,hidden,use,dangerouslySetInnerHTML,children,ref,style,onClick,t/pe,~'.split(',');

/** A copy with one to three parts removed, replaced, duplicated, swapped, nested, repeated or renamed. */
function mutate(value: Json, { below, pick }: Random): Json {
  let mutated = value;
  for (let times = below(3); times >= 0; times--) {
    const paths = listPaths(mutated).slice(1);
    if (paths.length === 0) return mutated;
    const path = pick(paths);
    const key = path.at(-1)!;
    const part = partAt(mutated, path);
    const others = [
      undefined,
      pick(oddValues),
      [part, part],
      partAt(mutated, pick(paths)),
      { [key]: part },
      typeof part === 'string' ? part.repeat(1 + below(40)) : part,
    ];
    const isRenamed = typeof key === 'string' && below(7) === 0;
    mutated = isRenamed ? withName(mutated, path, pick(oddKeys)) : withPart(mutated, path, pick(others));
  }
  return mutated;
}

async function knownErrors(files: fuzzed.Files, file: string): Promise<Set<string>> {
  return new Set((await fuzzed.findErrors(fuzzed.openFiles(files).site, file)).own);
}

/** True if a file has no new errors. An example alone may, for instance, lack a main heading. */
async function isClean(
  files: fuzzed.Files,
  file: string,
  known: Set<string>,
  about: string,
): Promise<boolean> {
  const { site, reads } = fuzzed.openFiles(files);
  const { own, total } = await fuzzed.findErrors(site, file).catch((error: Error) => {
    throw new Error(`The check threw. ${about}`, { cause: error });
  });
  // Limits the reads per file and the findings per mistake.
  expect(reads(), about).toBeLessThan(400);
  expect(total, about).toBeLessThan(500);
  const nothingNew = own.every((error) => known.has(error));
  counts[nothingNew ? 'clean' : 'refused']++;
  return nothingNew;
}

function fullest(schema: JsonObject): Json {
  const [longest] = examplesOf(schema).toSorted(
    (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
  );
  if (!isObject(longest)) throw new Error('A schema has no examples.');
  return longest;
}
