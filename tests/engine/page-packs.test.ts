import { expect, test } from 'vitest';
import { openPageMemory } from '../../src/engine/build/page-memory.ts';
import type { PageStore } from '../../src/engine/build/page-store.ts';
import { createPageOrigins } from '../../src/engine/content/page-memory.ts';
import { createMemory, inspect, open, start } from './small-site.ts';

/** Where pages are put aside. */
const store: PageStore = {
  add: ({ path, noindex, lang, aliases }) => ({
    route: path,
    noindex,
    lang,
    aliases,
    hasForms: false,
    digest: 'x',
  }),
  recall() {},
  pages: () => [],
  read: () => expect.unreachable(),
  close() {},
};

test('a page whose stamp is the same is not even read; one with another stamp is, and stays as it was', async () => {
  const site = open(start);
  const stamps = new Map<string, string | undefined>(site.pages.map(({ file }) => [file, 'first']));
  const read: string[] = [];
  const disk = site.fileSystem;
  site.fileSystem = {
    ...disk,
    stamp: (path) => stamps.get(path),
    read(path, limit) {
      if (stamps.has(path)) read.push(path);
      return disk.read(path, limit);
    },
  };
  const kept = createMemory();
  const build = async () => {
    read.length = 0;
    const memory = openPageMemory(createPageOrigins(site, site.schemas!, ''), kept, store);
    const { compiled } = await inspect(site, memory);
    memory.close();
    return { compiled: compiled.length, read: [...read] };
  };
  expect(await build()).toEqual({ compiled: 4, read: site.pages.map(({ file }) => file) });
  expect(await build()).toEqual({ compiled: 0, read: [] });
  stamps.set('pages/b.json', 'second');
  expect(await build()).toEqual({ compiled: 0, read: ['pages/b.json'] });
  expect(await build()).toEqual({ compiled: 0, read: [] });
  stamps.set('pages/b.json', undefined);
  expect(await build()).toEqual({ compiled: 0, read: ['pages/b.json'] });
});

test('what another version of the engine kept is not even read', async () => {
  const site = open(start);
  const asked: string[] = [];
  const kept = createMemory();
  const watched = { ...kept, recall: (name: string) => (asked.push(name), kept.recall(name)) };
  const build = async (code: string) => {
    asked.length = 0;
    const memory = openPageMemory(createPageOrigins(site, site.schemas!, code), watched, store);
    const { compiled } = await inspect(site, memory);
    memory.close();
    return { compiled: compiled.length, asked: new Set(asked) };
  };
  const first = await build('this code');
  const second = await build('other code');
  expect([first.compiled, second.compiled]).toEqual([4, 4]);
  expect(first.asked.size).toBeGreaterThan(0);
  expect([...first.asked].filter((name) => second.asked.has(name))).toEqual([]);
  expect((await build('this code')).compiled).toBe(0);
});
