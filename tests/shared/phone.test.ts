import { expect, test } from 'vitest';
import { dialled, isDialable } from '../../src/shared/phone.ts';

test.each([
  ['+49 (0)89 123-45', '+498912345'],
  ['0049 (0) 89/123', '004989123'],
  ['(0)89 123', '089123'],
  ['+91\u00a000000\u201100000', '+910000000000'],
  ['+1 (555) 010.99', '+155501099'],
])('%s is dialled as %s', (written, number) => {
  expect([dialled(written), isDialable(written)]).toEqual([number, true]);
});

test.each(['', '+', '12', '0800-FLOWERS', '//+4989123', '++49 89', '+49 89 x1'])(
  '%j cannot be dialled',
  (number) => {
    expect(isDialable(number)).toBe(false);
  },
);
