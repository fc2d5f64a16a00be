import { expect, test } from 'vitest';
import { fillConstants } from '../../src/shared/theme/fill-constants.ts';
import { themeConstants } from '../../src/shared/theme/theme-styles.ts';
import type { Theme } from '../../src/shared/generated/site.ts';
import { siteData } from '../rendered/site.ts';

const constants = new Map([
  ['--size', '2'],
  ['--scale', '1'],
  ['--line', 'dashed'],
  ['--weight', undefined],
  ['--labels', undefined],
]);

test.each([
  ['a{border:1px var(--line) red}', 'a{border:1px dashed red}'],
  ['a{width:calc(4px * var(--size))}', 'a{width:calc(4px * 2)}'],
  ['a{width:calc(4px * var(--scale))}', 'a{width:4px}'],
  ['a{width:calc(-.5em*var(--scale))}', 'a{width:-.5em}'],
  ['a{width:calc(var(--other) * var(--scale))}', 'a{width:calc(var(--other))}'],
  ['a{font:400 1em / var(--scale) var(--text)}', 'a{font:400 1em / 1 var(--text)}'],
  ['a{width:min(4vw / var(--scale), 12.5vw / var(--scale))}', 'a{width:min(4vw, 12.5vw)}'],
  ['a{font-weight:var(--weight,460)}', 'a{font-weight:460}'],
  [
    'a{font-weight:var(--bold,var(--weight,calc(2 * (3 + 1))))}',
    'a{font-weight:var(--bold,calc(2 * (3 + 1)))}',
  ],
  ['a{font:var(--weight,var(--labels,var(--text)))}b{x:var(--line)}', 'a{font:var(--text)}b{x:dashed}'],
  // Nothing to write in its place: it stays without effect.
  ['a{x:var(--weight)}', 'a{x:var(--weight)}'],
  ['a{x:var(--size-large);y:var(--siz)}', 'a{x:var(--size-large);y:var(--siz)}'],
])('%s becomes %s', (css, filled) => {
  expect(fillConstants(css, constants)).toBe(filled);
});

test('what a rule of the code changes, and what is long, stays a property', () => {
  const { theme } = siteData;
  const own = (used: string, more: Partial<Theme> = {}) => themeConstants({ ...theme, ...more }, used);
  expect(own('').has('--space')).toBe(true);
  expect(own('.a{x:y;--space:2}').has('--space')).toBe(false);
  expect(own('.a{x:var(--space)}').has('--space')).toBe(true);
  expect(own('').has('--display')).toBe(false);
  // Left to the code, and as long as it likes there.
  expect(own('', { shadows: 'soft' }).get('--cast')).toBeUndefined();
  expect(own('', { shadows: 'soft' }).has('--cast')).toBe(true);
  expect(own('', { shadows: 'hard' }).has('--cast')).toBe(false);
});
