import { expect, test } from 'vitest';
import { compareTimes, zones } from '../engine/written-times.ts';

test('20,000 written times of each zone are the instants that Temporal gives', () => {
  const { wrong, seen } = compareTimes(20_000);
  console.log(`${zones.length} zones: ${JSON.stringify(seen)}`);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20_000);
});
