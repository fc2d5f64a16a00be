import { expect, test } from 'vitest';
import { createMemoryFileSystem } from '../memory-file-system.ts';
import { createNodeFileSystem } from '../../../src/engine/files/node-file-system.ts';
import { inspectSite } from '../../../src/engine/inspect-site.ts';
import { goodSite, pageWith, schemas, sliceOf } from '../test-site.ts';

const project = createNodeFileSystem(process.cwd());
const real = Object.fromEntries(
  ['hero.json', 'caseStudies.json'].map((name) => [
    `section-schemas/${name}`,
    Buffer.from(project.read(`section-schemas/${name}`) ?? ''),
  ]),
);
const src = '/img/orchard.svg';

/** What is found in a page of these blocks: the marked text, message, hint, and what the fix leaves of the mark's line. */
async function find(...sections: unknown[]) {
  const files = { ...schemas, ...goodSite, ...real, 'pages/index.json': pageWith(...sections) };
  const fileSystem = createMemoryFileSystem(files);
  const { diagnostics } = await inspectSite({ fileSystem });
  return diagnostics.map((found) => [sliceOf(found, fileSystem), found.message, found.hint, found.fix?.kind]);
}

test('a variant that has no use for a property is named, with those that have', async () => {
  expect(
    await find({ type: 'hero', variant: 'statement', title: 'Made to last', label: 'Since 1998' }),
  ).toEqual([
    [
      '"label"',
      'Unexpected "label": the variant "statement" has no use for it.',
      'Remove it, or choose another variant: "hang".',
      'remove',
    ],
  ]);
});

test('what a variant draws on a picture needs the picture', async () => {
  expect(await find({ type: 'hero', variant: 'hang', title: 'Made to last', label: 'Since 1998' })).toEqual([
    [
      '"label"',
      'Unexpected "label": the variant "hang" shows it with a "picture" only.',
      'Add a "picture", or remove it.',
      'remove',
    ],
  ]);
  const picture = { src, alt: '' };
  expect(
    await find({ type: 'hero', variant: 'hang', title: 'Made to last', label: 'Since 1998', picture }),
  ).toEqual([]);
});

test('an entry beyond those that a variant draws is marked alone', async () => {
  const hero = { type: 'hero', variant: 'window', title: 'Made to last', picture: { src, alt: '' } };
  expect(await find({ ...hero, pictures: [src, src, src] })).toEqual([
    [
      `"${src}"`,
      'Unexpected entry of "pictures": the variant "window" shows 2 of them.',
      'Remove it, or choose another variant: "patches".',
      'remove',
    ],
  ]);
  expect(await find({ ...hero, pictures: [src, src] })).toEqual([]);
});

test('what is drawn for the first entry alone stands nowhere else', async () => {
  const hero = { type: 'hero', title: 'Made to last' };
  const study = { title: 'A study', picture: src };
  const fragment = { title: 'Visitor pass' };
  const studies = (first: object, second: object) => ({
    type: 'caseStudies',
    title: 'Studies',
    studies: [
      { ...study, ...first },
      { ...study, title: 'Another', ...second },
    ],
  });
  expect(await find(hero, studies({ fragment }, {}))).toEqual([]);
  expect(await find(hero, studies({}, { fragment }))).toEqual([
    [
      '"fragment"',
      'Unexpected "fragment": the variant "portfolio", which is taken when none is named, shows that of the first entry only.',
      'Move it to the first entry, or remove it.',
      'remove',
    ],
  ]);
});

test('a variant that nobody knows says nothing about its properties', async () => {
  const found = await find({ type: 'hero', variant: 'sied', title: 'Made to last', label: 'Since 1998' });
  expect(found.map(([slice]) => slice)).toEqual(['"sied"']);
});
