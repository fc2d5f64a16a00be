import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteMaker } from '../engine/make-site.ts';
import { copyProject } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { command, runNode } from '../stage/run-node.ts';

const folder = join(makeFolder(afterAll), 'site');
const cache = join(folder, '.cache/site');
const codeOnly = join(folder, '.cache/code');
const { makeSite, page, text } = createSiteMaker(() => folder);

/** Returns how many pages were rendered. */
async function build(outDir: string, at: string, TZ: string): Promise<number> {
  const { end, output } = await runNode(command('build', '--at', at), folder, { OUT_DIR: outDir, TZ });
  expect(end, output).toBe(0);
  expect(output).toContain(`as of ${at}.`);
  const [, pages = '', reused = '0'] = /^(\d+) pages(?:, (\d+) of them from the cache)?/m.exec(output) ?? [];
  return Number(pages) - Number(reused);
}

/** The same with a cache that holds the compiled code and nothing of this site. */
async function buildCold(at: string, TZ: string): Promise<number> {
  renameSync(cache, `${cache}-kept`);
  cpSync(codeOnly, cache, { recursive: true });
  const rendered = await build('cold', at, TZ);
  rmSync(cache, { recursive: true });
  renameSync(`${cache}-kept`, cache);
  return rendered;
}

/** The first example of a file's schema. Its links lead home. */
function smallest(name: string): string {
  const schema = readFileSync(join(folder, `section-schemas/site/${name}.json`), 'utf8');
  const { examples } = JSON.parse(schema) as { examples: object[] };
  return JSON.stringify(examples[0]).replaceAll(/"href":"[^"]*"/g, '"href":"/"');
}

beforeAll(async () => {
  copyProject(folder);
  rmSync(join(folder, 'pages'), { recursive: true });
  makeSite({
    // From 1 March on, and its translation names it.
    'pages/soon.json': page({ from: '2027-03-01' }, text('To [another page](/ends).')),
    'pages/de/soon.json': page({ lang: 'de', translationOf: '/soon' }),
    // Until 8 March at six.
    'pages/ends.json': page({ until: '2027-03-08T18:00', afterwards: '/one' }, text('To [one](/soon).')),
    // From 15 March on.
    'pages/block.json': page({}, { ...text('A block of spring.'), from: '2027-03-15T00:00:00+01:00' }),
    // Until 15 March.
    'pages/_shared/winter.json': { ...text('Snow.'), until: '2027-03-15' },
    'pages/one.json': page({}, { type: 'shared', use: 'winter' }, text('To [the end](/ends).')),
    'pages/two.json': page({}, { type: 'shared', use: 'winter' }),
    'pages/_site/navigation.json': smallest('navigation'),
    'pages/_site/footer.json': smallest('footer'),
  });
  const file = join(folder, 'pages/_site/brand.json');
  const brand = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), timeZone: 'Europe/Berlin' };
  writeFileSync(file, JSON.stringify({ ...brand, brand: 'Another name' }));
  await build('cold', '2027-01-01T00:00:00Z', 'UTC');
  cpSync(cache, codeOnly, { recursive: true });
  writeFileSync(file, JSON.stringify(brand));
});

test('at each date a warm build renders what has changed, and equals a cold one in another time zone', async () => {
  const rendered: Record<string, number> = {};
  let zones: [string, string] = ['UTC', 'Pacific/Auckland'];
  for (const at of [
    '2027-02-28T22:59:59Z',
    '2027-02-28T23:00:00Z',
    '2027-03-01T23:00:00Z',
    '2027-03-08T16:59:59Z',
    '2027-03-08T17:00:00Z',
    '2027-03-09T17:00:00Z',
    '2027-03-14T22:59:59Z',
    '2027-03-14T23:00:00Z',
    '2027-03-15T23:00:00Z',
  ]) {
    rendered[at] = await build('warm', at, zones[0]);
    zones = [zones[1], zones[0]];
    const pages = await buildCold(at, zones[0]);
    expect(pages, at).toBeGreaterThan(6);
    expect(hashFiles(join(folder, 'warm')), at).toEqual(hashFiles(join(folder, 'cold')));
  }
  expect(rendered).toEqual({
    '2027-02-28T22:59:59Z': 7,
    // The page, and its translation.
    '2027-02-28T23:00:00Z': 2,
    '2027-03-01T23:00:00Z': 0,
    '2027-03-08T16:59:59Z': 0,
    // Those that link to it stay.
    '2027-03-08T17:00:00Z': 0,
    '2027-03-09T17:00:00Z': 0,
    '2027-03-14T22:59:59Z': 0,
    // The page with the block, and two that place the shared one.
    '2027-03-14T23:00:00Z': 3,
    '2027-03-15T23:00:00Z': 0,
  });
});
