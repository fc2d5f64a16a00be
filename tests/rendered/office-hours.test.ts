import { expect, test } from 'vitest';
import { isOpenAt } from '../../src/sections/OfficeLocation/show-open.ts';

const hours = [
  { days: ['monday' as const], opens: '09:00', closes: '17:30' },
  { days: ['saturday' as const], opens: '18:00', closes: '02:00' },
  { days: ['friday' as const], opens: '20:00', closes: '00:00' },
];

test.each([
  ['at the opening minute', '2026-06-15T07:00Z', true],
  ['a minute before', '2026-06-15T06:59Z', false],
  ['at the closing minute', '2026-06-15T15:30Z', false],
  ['on a day without hours', '2026-06-16T08:00Z', false],
  ['in winter, by the clock of the zone', '2026-01-12T07:30Z', false],
  ['on the evening of a night', '2026-06-13T20:00Z', true],
  ['in that night, on the next day', '2026-06-13T23:59Z', true],
  ['after that night', '2026-06-14T00:00Z', false],
  ['until midnight', '2026-06-12T21:59Z', true],
  ['not after midnight', '2026-06-12T22:00Z', false],
])('an office in Berlin is open or not: %s', (_, time, isOpen) => {
  expect(isOpenAt(new Date(time), hours, 'Europe/Berlin')).toBe(isOpen);
});

test('a zone that the browser does not know gives no answer', () => {
  expect(isOpenAt(new Date(), hours, 'Nowhere/Here')).toBeUndefined();
});
