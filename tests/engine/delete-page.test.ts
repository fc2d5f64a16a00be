import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { planDelete } from '../../src/engine/moves/plan-delete.ts';
import { takeSteps } from '../../src/engine/moves/steps.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { callIn } from '../stage/call-command.ts';
import { copyPart } from '../stage/copy-project.ts';
import { createSiteMaker } from './make-site.ts';

let folder: string;
beforeEach(() => void (folder = makeFolder()));

const { makeSite, page, text } = createSiteMaker(() => folder);
const plan = (address: string, to?: string) =>
  planDelete(openSite({ root: folder, schemas: projectSchemas }), { page: address, to });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const make = () =>
  makeSite({
    'pages/offer.json': page({ aliases: ['/old-offer', '/Angebot.html'] }, text('[itself](/offer)')),
    'pages/other.json': page({ aliases: ['/second'] }, text('[a](/offer#x) [b](/Angebot.html)')),
    'pages/de/offer.json': page({ lang: 'de', translationOf: '/offer' }),
  });

test('all links to the page are listed with their lines, those through an alias and of translations, too', () => {
  make();
  expect(plan('/offer').links.map(({ file, line, href }) => `${file}:${line} ${href}`)).toEqual([
    'pages/de/offer.json:5 /offer',
    'pages/other.json:14 /offer#x',
    'pages/other.json:14 /Angebot.html',
  ]);
});

test('with another page, all addresses become its aliases; without, they are gone', () => {
  make();
  takeSteps(folder, plan('/offer', '/other').steps);
  expect(() => read('pages/offer.json')).toThrow('ENOENT');
  expect(JSON.parse(read('pages/other.json'))).toMatchObject({
    aliases: ['/second', '/offer', '/old-offer', '/Angebot.html'],
  });
  make();
  takeSteps(folder, plan('/offer').steps);
  expect(read('pages/_site/redirects.json')).toBe(
    '{\n  "gone": ["/offer", "/old-offer", "/Angebot.html"]\n}\n',
  );
});

test('ended after its first step, the same call finishes it, and once more does nothing', () => {
  for (const to of ['/other', undefined]) {
    make();
    const { steps } = plan('/offer', to);
    expect(steps.length).toBe(2);
    takeSteps(folder, steps.slice(0, 1));
    takeSteps(folder, plan('/offer', to).steps);
    const once = hashFiles(folder);
    expect(once['pages/offer.json']).toBeUndefined();
    expect(plan('/offer', to).steps).toEqual([]);
  }
});

test.each([
  ['/', undefined, 'The home page cannot be deleted'],
  ['/offr', undefined, 'There is no page "/offr". Did you mean "/offer"?'],
  ['/second', undefined, '"/second" is an alias of pages/other.json'],
  ['/offer', '/offer', '"/offer" cannot lead to itself'],
  ['/offer', '/othr', 'There is no page "/othr". Did you mean "/other"?'],
  ['/offer', '/Other page', 'cannot be the address of a page'],
  ['/offer', '/full', 'pages/full.json would have 51 aliases'],
])('%s with %s: one sentence', (address, to, sentence) => {
  makeSite({
    'pages/offer.json': page(),
    'pages/other.json': page({ aliases: ['/second'] }),
    'pages/full.json': page({ aliases: Array.from({ length: 50 }, (_, index) => `/was-${index}`) }),
  });
  expect(() => plan(address, to)).toThrow(sentence);
  expect(() => plan(address, to)).toThrow(/ Nothing was written\.$/);
});

test('the command stops while something links to the page, unless it is forced', async () => {
  make();
  copyPart('section-schemas', folder);
  const before = hashFiles(folder);
  const call = (...args: string[]) =>
    callIn({ cwd: folder }, 'src/engine/cli/delete-page.ts', '/offer', '--pages', 'pages', ...args);
  const stopped = await call();
  expect(stopped.code).toBe(2);
  expect(stopped.stdout).toContain('pages/other.json:14 links to "/offer#x"');
  expect(stopped.stderr).toContain('Something links to "/offer". Change these links first.');
  expect((await call('--force', '--dry-run')).code).toBe(0);
  expect(hashFiles(folder)).toEqual(before);
  expect((await call('--force')).code).toBe(0);
  expect(hashFiles(folder)['pages/offer.json']).toBeUndefined();
});
