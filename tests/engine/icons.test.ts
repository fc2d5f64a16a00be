import { expect, test } from 'vitest';
import { findIcon, guessIcon, readIcons } from '../../src/engine/pictures/icons.ts';
import german from '../../src/engine/pictures/icon-words.json' with { type: 'json' };

test('each German word names an icon, and each part of a name is used', () => {
  const names = new Set(readIcons().all.map(({ name }) => name));
  const parts = new Set([...names].flatMap((name) => name.split('-')));
  const pairs = (lines: string[]) => lines.flatMap((line) => line.split(', ')).map((pair) => pair.split(' '));
  expect(pairs(german.words).filter(([word, name]) => findIcon(word!)?.name !== name)).toEqual([]);
  expect(pairs(german.parts).filter(([part]) => !parts.has(part!))).toEqual([]);
});

test('a word in any spelling finds its icon, and an icon has its own name first', () => {
  for (const [word, name] of [
    ['Telefon', 'phone'],
    ['Öffnungszeiten', 'clock'],
    ['heart pulse', 'heart-pulse'],
    ['Herz-Puls', 'heart-pulse'],
    ['calendar_check', 'calendar-check'],
  ])
    expect(findIcon(word!)?.name, word).toBe(name);
  for (const { name } of readIcons().all) expect(findIcon(name)?.name).toBe(name);
  expect(findIcon('frame')).toBeUndefined();
  expect(guessIcon('calender-check')).toBe('calendar-check');
});

test('the shapes of all icons are elements and attributes that draw only', () => {
  const elements = new Set(readIcons().all.flatMap(({ shapes }) => shapes.map(([element]) => element)));
  expect([...elements].toSorted()).toEqual([
    'circle',
    'ellipse',
    'line',
    'path',
    'polygon',
    'polyline',
    'rect',
  ]);
  const values = readIcons().all.flatMap(({ shapes }) => shapes.flatMap(([, own]) => Object.values(own)));
  expect(values.filter((value) => /[<>"&(:]/.test(value))).toEqual([]);
});
