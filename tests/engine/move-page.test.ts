import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { beforeEach, expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { planMove } from '../../src/engine/moves/plan-move.ts';
import { takeSteps } from '../../src/engine/moves/steps.ts';
import { createSiteMaker } from './make-site.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { fixturePages, projectFiles } from '../stage/fixture-files.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { spellings } from '../stage/spellings.ts';
import { writeFiles } from '../stage/write-files.ts';

let folder: string;
beforeEach(() => void (folder = makeFolder()));

const open = () => openSite({ root: folder, schemas: projectSchemas });
const plan = (from: string, to: string, keepsAliases = true) => planMove(open(), { from, to }, keepsAliases);
const move = (from: string, to: string, keepsAliases = true) => {
  const planned = plan(from, to, keepsAliases);
  takeSteps(folder, planned.steps);
  return planned;
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** A copy of a site's pages, each file as another program would have written it. */
function copySite(from: string, spell: (text: string) => string = (text) => text): void {
  const top = from.replace(/pages$/, '');
  const copy = (name: string, change: (text: string) => string) =>
    writeFiles(folder, { [name]: change(String(projectFiles.read(top + name))) });
  for (const name of projectFiles.list(from)) if (name.endsWith('.json')) copy(`pages/${name}`, spell);
  for (const name of projectFiles.list(`${top}public`))
    writeFiles(folder, { [`public/${name}`]: projectFiles.read(`${top}public/${name}`)! });
}

/** The rules and files of the findings. Unlinked pages of a small site have some. */
async function findings(): Promise<string[]> {
  const { diagnostics } = await check(open());
  return diagnostics.map(({ rule, message }) => `${rule}: ${message}`).toSorted();
}

/** Lines added and removed in each file, a renamed one compared with its former self, as git counts them. */
function countLines(before: Map<string, string>, renamed: Map<string, string>): string[] {
  const files = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' });
  return files
    .map((name) => `pages/${name}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const [old, now] = [before.get(renamed.get(file) ?? file)!, read(file)];
      if (old === now) return [];
      const lines = createTwoFilesPatch('a', 'b', toLines(old), toLines(now), '', '', { context: 0 })
        .split('\n')
        .filter((line) => /^[+-](?![+-]{2} )/.test(line));
      const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
      return `${file} +${count('+')} -${count('-')}`;
    })
    .toSorted();
}

const toLines = (text: string) => text.replaceAll(/\r\n?/g, '\n').replace(/\n*$/, '\n');

function readAll(): Map<string, string> {
  return new Map(
    createNodeFileSystem(folder)
      .list('pages')
      .map((name) => [`pages/${name}`, read(`pages/${name}`)] as const),
  );
}

const moves = [
  ['/write-to-us', '/contact/form'],
  ['/people', '/who'],
] as const;

test.each(moves.flatMap((one) => Object.keys(spellings).map((name) => [...one, name] as const)))(
  '%s becomes %s, one line for each link and each alias: %s',
  async (from, to, name) => {
    copySite(fixturePages, spellings[name]);
    const before = readAll();
    const found = await findings();
    const { moved, links, left } = move(from, to);
    expect(moved.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
    expect(await findings()).toEqual(found);
    const renamed = new Map(moved.map(({ from: old, to: next }) => [next.file, old.file]));
    const total = countLines(before, renamed).map((line) => Number(/-(\d+)$/.exec(line)![1]));
    // A list of aliases on one line changes that line.
    const lists = moved.filter(
      ({ from: { file } }) => 'aliases' in (JSON.parse(before.get(file)!.replace(/^\ufeff/, '')) as object),
    );
    const lines = new Set(links.map(({ file, line }) => `${file}:${line}`));
    if (name !== 'one line')
      expect(total.reduce((sum, removed) => sum + removed, 0)).toBe(lines.size + lists.length);
    await expect(countLines(before, renamed).join('\n')).toMatchFileSnapshot(
      `moves/${to.slice(1).replaceAll('/', '-')}${name === 'one line' ? ' on one line' : ''}.txt`,
    );
    // Back again, the page has the new address as its alias, and every link its first address.
    move(to, from);
    expect(await findings()).toEqual(found);
    for (const { to: gone } of moved) expect(() => read(gone.file)).toThrow('ENOENT');
    for (const { from: old, to: next } of moved)
      expect(read(old.file).replaceAll('\\/', '/')).toContain(`"${next.route}"`);
  },
);

const { makeSite, page, text } = createSiteMaker(() => folder);

const value = (file: string) => JSON.parse(read(file)) as { aliases?: string[]; translationOf?: string };

test('every way to name the page is rewritten: aliases, the name of the site, translations, escapes', () => {
  const url = (JSON.parse(String(projectFiles.read('tests/site/pages/_site/brand.json'))) as { url: string })
    .url;
  makeSite({
    'pages/old.json': page({ aliases: ['/older', '/%C3%BCber'] }),
    'pages/de/old.json': page({ lang: 'de', translationOf: '/old' }),
    'pages/fr/old.json': page({ lang: 'fr', translationOf: '/older' }),
    'pages/links.json': page(
      {},
      text(`[a](/old) [b](/older?x=1#y) [c](${url}/old#z) [d](/%C3%BCber) [e](/old-2)`),
    ),
    'pages/escapes.json': JSON.stringify(page({}, text('[a](/old)')), null, 2).replace(
      '/old',
      '\\/\\u006fld',
    ),
    'pages/_site/planned-links.json': { paths: ['/new', '/soon'] },
    'pages/_site/redirects.json': {
      redirects: [{ from: '/Old.php', to: '/old#top' }],
      gone: ['/new', '/gone'],
    },
  });
  const { left } = move('old', '/new/');
  expect(left).toEqual([]);
  expect(value('pages/new.json').aliases).toEqual(['/older', '/%C3%BCber', '/old']);
  expect(value('pages/de/old.json').translationOf).toBe('/new');
  expect(value('pages/fr/old.json').translationOf).toBe('/new');
  expect(read('pages/links.json')).toContain('[a](/new) [b](/new?x=1#y) [c](/new#z) [d](/new) [e](/old-2)');
  expect(read('pages/escapes.json')).toContain('[a](/new)');
  expect(read('pages/_site/planned-links.json')).toBe('{\n  "paths": [\n    "/soon"\n  ]\n}\n');
  expect(read('pages/_site/redirects.json')).toContain('"to": "/new#top"');
  expect(read('pages/_site/redirects.json')).toContain('"gone": [\n    "/gone"\n  ]');
});

test('a link from a placeholder is named with its line, and needs the alias', () => {
  const brand = JSON.parse(String(projectFiles.read('tests/site/pages/_site/brand.json'))) as {
    facts: object;
  };
  makeSite({
    'pages/old.json': page(),
    'pages/links.json': page({}, text('[a]({facts.shop})')),
    'pages/_site/brand.json': { ...brand, facts: { ...brand.facts, shop: '/old' } },
  });
  const before = hashFiles(folder);
  expect(() => move('/old', '/new', false)).toThrow(/pages\/links\.json:11.*would lead nowhere/);
  expect(hashFiles(folder)).toEqual(before);
  expect(move('/old', '/new').left).toMatchObject([{ file: 'pages/links.json', line: 11, href: '/old' }]);
});

test('a file that is removed while a move is planned stops it with a sentence', () => {
  makeSite({ 'pages/old.json': page(), 'pages/_site/planned-links.json': { paths: ['/new'] } });
  const site = open();
  rmSync(join(folder, 'pages/_site/planned-links.json'));
  expect(() => planMove(site, { from: '/old', to: '/new' }, true)).toThrow(
    'pages/_site/planned-links.json was removed meanwhile. Run the command again. Nothing was written.',
  );
});

test('without an alias, links lead to the new address and nothing leads to the old one', () => {
  makeSite({ 'pages/a/b.json': page({ aliases: ['/former'] }), 'pages/a.json': page({}, text('[a](/a/b)')) });
  const before = read('pages/a/b.json');
  move('/a', '/x', false);
  expect(read('pages/x/b.json')).toBe(before);
  expect(read('pages/x.json')).toContain('[a](/x/b)');
  expect(read('pages/x.json')).not.toContain('aliases');
  expect(plan('/x', '/a', false).steps.length).toBeGreaterThan(0);
});

test('back again, the first alias is replaced and no circle remains', () => {
  makeSite({ 'pages/a.json': page() });
  move('/a', '/b');
  move('/b', '/a');
  expect(value('pages/a.json').aliases).toEqual(['/b']);
  move('/a', '/b');
  expect(value('pages/b.json').aliases).toEqual(['/a']);
  expect(Object.keys(hashFiles(folder))).not.toContain('check.baseline.json');
});

const taken = {
  'pages/old.json': { aliases: Array.from({ length: 50 }, (_, index) => `/was-${index}`) },
  'pages/old/below.json': {},
  'pages/other.json': { aliases: ['/Second'] },
  'pages/moved.json': { aliases: ['/former'] },
};

test.each([
  ['/', '/new', 'The home page stays at "/"'],
  ['/other', '/', '"/" is the address of the home page'],
  ['/other', '/other', 'Both addresses are "/other"'],
  ['/other', '/other/below', 'cannot be moved below itself'],
  ['/other', '/moved', 'pages/moved.json has the address "/moved" already'],
  ['/moved', '/second', '"/Second" is an alias of pages/other.json'],
  ['/moved', '/shop', 'pages/_site/redirects.json redirects "/Shop"'],
  ['/moved', '/files', 'public/files/index.html is a file at this address'],
  ['/moved', '/assets/x', '"/assets" holds what the site itself needs'],
  ['/moved', '/404', '"/404" is the page for unknown addresses'],
  ['/moved', '/New Page', 'Did you mean "new-page"?'],
  ['/othr', '/new', 'There is no page "/othr". Did you mean "/other"?'],
  ['/former', '/new', '"/former" is an alias of pages/moved.json. Name the page by its address, "/moved"'],
  ['/old', '/new', 'pages/old.json would have 51 aliases, and a page has at most 50'],
  ['/broken', '/new', 'pages/broken.json cannot be read'],
  ['/moved', '/new', 'pages/hidden.json names "/moved" and cannot be read'],
])('%s to %s: one sentence, and nothing is written', (from, to, sentence) => {
  makeSite({
    ...Object.fromEntries(Object.entries(taken).map(([file, more]) => [file, page(more)])),
    'pages/_site/redirects.json': { redirects: [{ from: '/Shop', to: '/' }] },
    'public/files/index.html': 'x',
    ...(from === '/broken' && { 'pages/broken.json': '{ "title": ' }),
    ...(to === '/new' && from === '/moved' && { 'pages/hidden.json': '{ "link": "/moved" ' }),
  });
  const before = hashFiles(folder);
  expect(() => move(from, to)).toThrow(sentence);
  expect(() => move(from, to)).toThrow(/ Nothing was written\.$/);
  expect(hashFiles(folder)).toEqual(before);
});

test('a file that has changed, or is read-only, stops everything before the first step', () => {
  makeSite({ 'pages/old.json': page(), 'pages/links.json': page({}, text('[a](/old)')) });
  const { steps } = plan('/old', '/new');
  const links = read('pages/links.json');
  writeFileSync(join(folder, 'pages/links.json'), `${links} `);
  expect(() => takeSteps(folder, steps)).toThrow(
    'pages/links.json changed meanwhile. Run the command again. Nothing was written.',
  );
  writeFileSync(join(folder, 'pages/links.json'), links);
  chmodSync(join(folder, 'pages/links.json'), 0o444);
  const before = hashFiles(folder);
  expect(() => takeSteps(folder, steps)).toThrow('pages/links.json is read-only. Allow writing to it');
  expect(hashFiles(folder)).toEqual(before);
  chmodSync(join(folder, 'pages/links.json'), 0o644);
  writeFiles(folder, { 'pages/new.json': page() });
  expect(() => takeSteps(folder, steps)).toThrow('pages/new.json changed meanwhile');
});

test.each([true, false])(
  'ended after any step, the site is whole and the same call finishes it (aliases: %s)',
  async (keeps) => {
    const site = {
      'pages/a.json': page({}, text('[b](/a/b) [x](/x)')),
      'pages/a/b/index.json': page({ aliases: ['/b'] }, text('[a](/a)')),
      'pages/x.json': page({ lang: 'de', translationOf: '/a' }, text('[a](/a) [b](/b)')),
      'pages/_site/planned-links.json': { paths: ['/new/a'] },
    };
    makeSite(site);
    const { steps } = plan('/a', '/new/a', keeps);
    takeSteps(folder, steps);
    const undisturbed = hashFiles(folder);
    expect(steps.length).toBe(keeps ? 8 : 10);
    for (let count = 1; count < steps.length; count += 1) {
      rmSync(join(folder, 'pages'), { recursive: true });
      makeSite(site);
      takeSteps(folder, steps.slice(0, count));
      const dead = (await findings()).filter((line) => line.startsWith('link-target-exists'));
      expect(dead, `step ${count}`).toEqual([]);
      move('/a', '/new/a', keeps);
      expect(hashFiles(folder), `step ${count}`).toEqual(undisturbed);
    }
  },
);
