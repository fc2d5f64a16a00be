import { describe, expect, test } from 'vitest';
import { openPageMemory } from '../../src/engine/build/page-memory.ts';
import type { PageStore, StoredPage } from '../../src/engine/build/page-store.ts';
import { createPageOrigins } from '../../src/engine/content/page-memory.ts';
import { createDevPages } from '../../src/engine/vite/dev-pages.ts';
import type { PageData } from '../../src/shared/page.ts';
import {
  brand,
  createMemory,
  type Files,
  inspect,
  open,
  type Outcome,
  page,
  type Pages,
  start,
  svg,
} from './small-site.ts';
import { schemas } from './test-site.ts';

/** The development server: pages stay in memory. */
function createDevRunner() {
  const pages = createDevPages();
  return async (files: Files): Promise<Outcome> => {
    const site = open(files);
    const outcome = await pages.renew(site, (memory) => inspect(site, memory));
    const found = [...site.routes.keys()].flatMap((route) => {
      const data = pages.page(route);
      return data ? [[route, JSON.stringify(data)] as const] : [];
    });
    return { ...outcome, pages: new Map(found) };
  };
}

/** The build: pages lie on the disk as they were written, what rules ask about in packs. */
function createBuildRunner() {
  const written = new Map<string, string>();
  const kept = createMemory();
  return async (files: Files): Promise<Outcome> => {
    const site = open(files);
    const pages: Pages = new Map();
    const store: PageStore = {
      add(data: PageData): StoredPage {
        const digest = JSON.stringify(data);
        written.set(digest, digest);
        pages.set(data.path, digest);
        const { path, noindex, lang, aliases } = data;
        return { route: path, noindex, lang, aliases, hasForms: false, digest };
      },
      recall({ route, digest }) {
        pages.set(route, written.get(digest)!);
      },
      pages: () => [],
      read: () => expect.unreachable(),
      close() {},
    };
    const memory = site.schemas && openPageMemory(createPageOrigins(site, site.schemas, 'code'), kept, store);
    const outcome = await inspect(site, memory);
    memory?.close();
    return { ...outcome, pages };
  };
}

let seed = 20_261_121;
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;

/** Each change of the site, by what it is of; about half of them are mistakes. */
const edits: Record<string, (files: Files, round: number) => void> = {
  'a page': (files, round) => {
    files['pages/c.json'] = page(`c${round}`);
  },
  'the aliases of a page': (files, round) => {
    files['pages/b.json'] = { ...(files['pages/b.json'] as object), aliases: [`/old-${round % 3}`] };
  },
  'a page that is new, and perhaps not good': (files, round) => {
    files[`pages/new-${round % 4}.json`] = round % 2 ? '{ "title": ' : { ...page('new'), titel: 'x' };
  },
  'a page that goes': (files, round) => {
    delete files[`pages/new-${round % 4}.json`];
  },
  'a page that links to what may be gone': (files, round) => {
    const cards = [{ title: 'A', href: `${round % 5 ? '/' : ''}new-${round % 4}` }];
    files['pages/links.json'] = page('links', {}, { type: 'cardGrid', title: 'B', cards });
  },
  'a shared block': (files, round) => {
    const block = start['pages/_shared/cards.json'] as object;
    files['pages/_shared/cards.json'] = {
      ...block,
      id: round % 3 ? 'cards' : 'others',
      title: `Cards ${round}`,
    };
  },
  'a shared block that is broken': (files) => {
    files['pages/_shared/cards.json'] = { type: 'cardGrid', titel: 'Cards' };
  },
  'a page that is sound and not flawless': (files, round) => {
    const hero = { picture: { src: '/img/orchard.svg', alt: round % 2 ? 'orchard.svg' : 'Chairs' } };
    files['pages/c.json'] = { ...page('c', hero), title: round % 3 ? `Page of round ${round}` : 'Short' };
  },
  'a rule that is switched off, or on again': (files, round) => {
    const rules = { 'page-title-length': round % 2 ? 'off' : 'warning' };
    files['check.config.json'] = { rules };
  },
  'what a placeholder stands for': (files, round) => {
    files['pages/_site/brand.json'] = { ...brand, facts: { experts: `${round}` } };
  },
  'a placeholder that is gone': (files) => {
    files['pages/_site/brand.json'] = { ...brand, facts: {} };
  },
  'the file of placeholders, broken': (files) => {
    files['pages/_site/brand.json'] = '{';
  },
  'planned links': (files, round) => {
    files['pages/_site/planned-links.json'] = { paths: [`/new-${round % 4}`] };
  },
  'the size of a picture': (files, round) => {
    files['public/img/orchard.svg'] = svg(16 + round);
  },
  'a picture that is gone': (files) => {
    delete files['public/img/orchard.svg'];
  },
  'a schema': (files, round) => {
    const hero = JSON.parse(String(schemas['section-schemas/hero.json'])) as object;
    files['section-schemas/hero.json'] = {
      ...hero,
      description: `Hero ${round}`,
      minProperties: round % 2 ? 3 : 1,
    };
  },
  'everything, as it was': (files) => {
    for (const name of Object.keys(files)) delete files[name];
    Object.assign(files, start);
  },
};

const runners = { 'the development server': createDevRunner, 'a build': createBuildRunner };

describe.each(Object.entries(runners))('%s', (_, createRunner) => {
  test('finds and makes after each of 150 random edits what it would from nothing', async () => {
    const warm = createRunner();
    const files = { ...start };
    const names = Object.keys(edits);
    let reused = 0;
    for (let round = 0; round < 150; round++) {
      const done = Array.from({ length: 1 + random(2) }, () => names[random(names.length)]!);
      for (const name of done) edits[name]!(files, round);
      const expected = await createRunner()({ ...files });
      const found = await warm({ ...files });
      const label = `round ${round}: ${done.join(', ')}`;
      expect(found.findings, label).toEqual(expected.findings);
      expect(found.pages, label).toEqual(expected.pages);
      reused += found.pages.size - found.compiled.length;
    }
    expect(reused).toBeGreaterThan(100);
  });

  test('compiles again only what has changed', async () => {
    const run = createRunner();
    const compiledAfter = async (change: Files) => (await run({ ...start, ...change })).compiled;
    const all = ['/a', '/b', '/c', '/'];
    expect(await compiledAfter({})).toEqual(all);
    expect(await compiledAfter({})).toEqual([]);
    expect(await compiledAfter({ 'pages/b.json': page('another') })).toEqual(['/b']);
    expect(await compiledAfter({})).toEqual(['/b']);
    expect(await compiledAfter({ 'public/img/orchard.svg': svg(17) })).toEqual(['/a']);
    expect(await compiledAfter({ 'public/img/other.svg': svg(17) })).toEqual(['/a']);
    expect(await compiledAfter({ 'pages/_site/brand.json': { ...brand, brand: 'B' } })).toEqual(all);
  });

  test('what a rule says of a page alone is said again, also by a rule that was switched off', async () => {
    const run = createRunner();
    const files = { ...start, 'pages/c.json': { ...page('c'), title: 'Short' } };
    const rulesAfter = async (change: Files) =>
      (await run({ ...files, ...change })).findings.map(({ rule }) => rule);
    const off = { 'check.config.json': { rules: { 'page-title-length': 'off' } } };
    expect(await rulesAfter({})).toEqual(['page-title-length']);
    expect(await rulesAfter({})).toEqual(['page-title-length']);
    expect(await rulesAfter(off)).toEqual([]);
    expect(await rulesAfter({})).toEqual(['page-title-length']);
  });
});
