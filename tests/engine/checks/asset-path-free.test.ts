import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

const hint =
  'Rename one of the two, or remove this one. Capital and small letters are the same to some systems.';
const itself = 'the build writes this file itself';

test.each([
  ['robots.txt', itself],
  ['_redirects', itself],
  ['_headers', itself],
  ['Sitemap.xml', itself],
  ['404.html', itself],
  ['licenses.txt', itself],
  ['_sign-in.html', itself],
  ['.page-config-renderer', itself],
  ['index.html', 'pages/index.json becomes this file'],
  ['INDEX.HTML', 'pages/index.json becomes this file'],
  ['about.html', 'pages/about.json becomes this file'],
  ['about', 'pages/about.json is shown there'],
  ['about/index.html', 'pages/about.json is shown there'],
  ['about.html/a.txt', 'pages/about.json becomes this file'],
])('public/%s is a finding before the build meets it', async (name, owner) => {
  const about = {
    ...goodPage,
    title: 'About the company',
    description: 'Who designs, builds and looks after software here, since when, and for which clients.',
  };
  expect(await check({ 'pages/about.json': about, [`public/${name}`]: 'x' })).toBe(
    `public/${name}:1:1 error asset-path-free «»\nDuplicate path "/${name}": ${owner}.\n${hint}`,
  );
});

test('two files whose names differ only in the case of letters, and a file with the name of a folder', async () => {
  expect(await check({ 'public/a.txt': 'x', 'public/A.txt': 'x' })).toBe(
    `public/a.txt:1:1 error asset-path-free «»\nDuplicate path "/a.txt": public/A.txt is copied there.\n${hint}`,
  );
  expect(await check({ 'public/down/a.txt': 'x', 'public/DOWN': 'x' })).toBe(
    `public/down/a.txt:1:1 error asset-path-free «»\nDuplicate path "/down/a.txt": public/DOWN is copied there.\n${hint}`,
  );
});

const strange =
  'Not every system can write it: leave out \\ : * ? " < > | and control characters, and end no name with a dot or a space.';

test.each([
  ['files/aux.txt', 'Windows keeps the name "aux" for a device. Choose another name.'],
  ['NUL', 'Windows keeps the name "nul" for a device. Choose another name.'],
  ['assets/a.js', 'Only the build writes in "/assets". Choose another folder.'],
  ['_img/a.avif', 'Only the build writes in "/_img". Choose another folder.'],
  ['what?.txt', strange],
  ['a.txt.', strange],
])('public/%s has a name that cannot be published', async (name, reason) => {
  expect(await check({ [`public/${name}`]: 'x' })).toBe(
    `public/${name}:1:1 error asset-path-free «»\nUnexpected file name "${name}".\n${reason}`,
  );
});

test('a folder of public/ takes its name from no page', async () => {
  const page = {
    ...goodPage,
    title: 'All our downloads',
    description: 'Papers and drawings to read and keep: what we do, how we do it, and what came of it.',
  };
  expect(await check({ 'pages/downloads.json': page, 'public/downloads/paper.pdf': 'x' })).toBe('');
});
