import { expect, test } from 'vitest';
import { isDay } from '../../src/shared/day.ts';

test('a day is one that the calendar has, written as year, month and day', () => {
  expect(['2026-03-31', '2024-02-29', '1999-12-01'].filter((text) => !isDay(text))).toEqual([]);
  const others = [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '31.03.2026',
    '2026-3-1',
    '2026-03',
    '',
  ];
  expect([...others, '2026-03-31T10', '+02026-03-'].filter(isDay)).toEqual([]);
});
