import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { labelsOf, openEditor, pageText as page } from './editor.ts';

const { complete, hover, problems } = openEditor();

test('the type of a block is completed with every section type, each with its description', async () => {
  const items = await complete('pages/about.json', page('{ "type": "█" }'));
  expect(labelsOf(items)).toEqual(expect.arrayContaining(['hero', 'statsStrip', 'shared']));
  const hero = items.find(({ label }) => label.includes('hero'));
  expect(JSON.stringify(hero?.documentation)).toContain(
    JSON.parse(readFileSync('section-schemas/hero.json', 'utf8')).description.slice(0, 20),
  );
});

test('only the properties of the chosen type are completed', async () => {
  const labels = labelsOf(await complete('pages/about.json', page('{ "type": "statsStrip", █ }')));
  expect(labels).toContain('stats');
  expect(labels).not.toContain('cards');
  expect(labels).not.toContain('tabs');
});

test('a whole block is offered inside the list of sections, and a page in an empty file', async () => {
  const items = await complete('pages/about.json', page('█'));
  expect(items.find(({ label }) => label === 'statsStrip')?.insertText).toContain('"stats"');
  expect(labelsOf(await complete('pages/company/new.json', '█'))).toContain('page');
});

test.each([
  [page('{ "type": "statsStrip", "st█ats": [] }'), 'The figures, the most important one first'],
  [
    page('').replace('"sections"', '"socialPicture": { "sr█c": "" }, "sections"'),
    'A JPEG or PNG picture of 1200 × 630 pixels and at most 600 KB is given to networks as it is',
  ],
])('hovering a property says what it is: %s', async (text, words) => {
  expect(await hover('pages/about.json', text)).toContain(words);
});

test('each mistake is one problem, of its own type only', async () => {
  expect(
    await problems('pages/about.json', page('{ "type": "richText", "titel": "x", "body": "A text." }')),
  ).toEqual(['Property titel is not allowed.']);
  expect(await problems('pages/about.json', page('{ "type": "carousel" }'))).toEqual([
    expect.stringContaining('Value is not accepted. Valid values: '),
  ]);
});

test('a limit is for the text visitors read, not for a placeholder', async () => {
  const stats = (value: string) =>
    page(`{ "type": "statsStrip", "stats": [{ "value": "${value}", "label": "projects" }] }`);
  expect(await problems('pages/about.json', stats('{facts.projects}'))).toEqual([]);
  expect(await problems('pages/about.json', stats('more than 4200'))).toEqual([
    'String is longer than the maximum length of 12.',
  ]);
});

test('what the check lets through is no problem in the editor', async () => {
  for (const name of fixtureFiles.list('pages').filter((file) => file.endsWith('.json'))) {
    // As if it lay in the project's own folder of pages, two folders higher.
    const text = String(fixtureFiles.read(`pages/${name}`)).replace('"../../', '"');
    expect(await problems(`pages/${name}`, text), name).toEqual([]);
  }
});

test('a file of _site is completed after its own schema', async () => {
  const labels = labelsOf(await complete('pages/_site/brand.json', '{ █ }'));
  expect(labels).toContain('facts');
  expect(labels).not.toContain('sections');
});
