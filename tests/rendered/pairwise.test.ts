import { expect, test } from 'vitest';
import { pairwiseRows } from '../browser/blocks/pairwise.ts';
import { createRandom } from '../browser/blocks/random.ts';

const factors = {
  count: [1, 2, 3, 4, 5],
  wording: ['long', 'short'],
  lead: [true, false],
  link: [true, false],
};

test('every value meets every value of every other factor, in far fewer rows than there are combinations', () => {
  const rows = pairwiseRows(factors, createRandom('pairs'));
  const entries = Object.entries(factors);
  for (const [index, [one, values]] of entries.entries())
    for (const [other, others] of entries.slice(index + 1))
      for (const value of values)
        for (const otherValue of others)
          expect(rows.some((row) => row[one] === value && row[other] === otherValue)).toBe(true);
  expect(rows.length).toBeLessThan(20);
});

test('rows that are wanted come first, and the same seed gives the same rows', () => {
  const first = [{ count: 3, wording: 'long', lead: true, link: true }];
  const rows = pairwiseRows(factors, createRandom('pairs'), first);
  expect(rows[0]).toEqual(first[0]);
  expect(pairwiseRows(factors, createRandom('pairs'), first)).toEqual(rows);
});
