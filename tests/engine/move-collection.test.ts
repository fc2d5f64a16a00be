import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { planMove } from '../../src/engine/moves/plan-move.ts';
import { takeSteps } from '../../src/engine/moves/steps.ts';
import { fixturePages, projectFiles } from '../stage/fixture-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { writeFiles } from '../stage/write-files.ts';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  const top = fixturePages.replace(/pages$/, '');
  for (const name of projectFiles.list(fixturePages))
    writeFiles(folder, { [`pages/${name}`]: String(projectFiles.read(`${fixturePages}/${name}`)) });
  for (const name of projectFiles.list(`${top}public`))
    writeFiles(folder, { [`public/${name}`]: projectFiles.read(`${top}public/${name}`)! });
});

const open = () => openSite({ root: folder, schemas: projectSchemas, at: Date.parse('2026-11-01') });
const move = (from: string, to: string) => takeSteps(folder, planMove(open(), { from, to }, true).steps);
const read = (file: string) =>
  JSON.parse(readFileSync(join(folder, 'pages', file), 'utf8')) as {
    aliases?: string[];
    id?: string;
    entry?: { id?: string };
    sections: { collection?: string }[];
  };
const findings = async () =>
  (await check(open())).diagnostics.map(({ rule, message }) => `${rule}: ${message}`);

test('a moved entry keeps the id by which programs know it, also when it moves again', () => {
  move('/news/soup-day', '/news/day-of-the-soup');
  const id = 'tag:greenplot.example,2025-05-20:/news/soup-day';
  expect(read('news/day-of-the-soup.json').entry?.id).toBe(id);
  move('/news/day-of-the-soup', '/news/soup');
  expect(read('news/soup.json').entry?.id).toBe(id);
});

test('a moved folder takes its collection along: lists, ids of entries and of the feed', async () => {
  const before = await findings();
  move('/news', '/diary');
  expect(open().collections.has('/news')).toBe(false);
  expect(read('diary/_collection.json').id).toBe('https://greenplot.example/news/feed.atom');
  expect(read('diary/plain.json').entry?.id).toBe('tag:greenplot.example,2025-05-02:/news/plain');
  expect(read('diary/index.json').aliases).toEqual(['/news']);
  const lists = [read('reading.json'), read('neues.json'), read('diary/index.json')];
  const named = lists.flatMap(({ sections }) => sections.flatMap(({ collection }) => collection ?? []));
  expect(new Set(named)).toEqual(new Set(['/diary']));
  expect(await findings()).toEqual(before);
});

test('a move that was ended after any step is finished by the same call', async () => {
  const { steps } = planMove(open(), { from: '/news', to: '/diary' }, true);
  takeSteps(folder, steps.slice(0, 9));
  expect(
    (await findings()).filter(
      (found) => !/^(?:link-direct|page-|route-unique|translation-|collection-placed)/.test(found),
    ),
  ).toEqual([]);
  move('/news', '/diary');
  expect(await findings()).toEqual([]);
  expect(read('diary/winterschnitt.json').entry?.id).toBe(
    'tag:greenplot.example,2025-05-19:/news/winterschnitt',
  );
});
