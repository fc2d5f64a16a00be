import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixturePublic } from '../stage/fixture-files.ts';

const fonts = readdirSync(`${fixturePublic}/fonts`);
const preloads = readFileSync('src/theme/document-head.ts', 'utf8');
const faces = readFileSync('src/theme/fonts.css', 'utf8');

test('browsers keep fonts for a year, so each has a hash of what is in it in its name', () => {
  expect(fonts.length).toBeGreaterThan(0);
  const renames = fonts.flatMap((name) => {
    const bytes = readFileSync(`${fixturePublic}/fonts/${name}`);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const [, stem = name, ending = ''] = /^(.*?)(?:-[0-9a-f]{8})?(\.\w+)$/.exec(name) ?? [];
    return name === `${stem}-${hash}${ending}` ? [] : [`Rename ${name} to ${stem}-${hash}${ending}.`];
  });
  expect(renames).toEqual([]);
});

test('the style sheet and the preloads name the same fonts, and those are there', () => {
  const named = (text: string) =>
    [...text.matchAll(/\/fonts\/([\w.-]+)/g)].map(([, name = '']) => name).toSorted();
  expect(named(faces)).toEqual(fonts.toSorted());
  expect(named(preloads)).toEqual(fonts.toSorted());
});
