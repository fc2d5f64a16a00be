import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';
import { wordGaps } from '../../src/shared/theme/font-styles.ts';

const presets = 'tools/new-site/themes/fonts';

test.each([
  ['public/fonts/funnel-display-latin-c7d6c143', {}, undefined],
  [`${presets}/lora-latin`, {}, undefined],
  [`${presets}/archivo-latin`, { weight: 700 }, '0.051em'],
  // What the theme takes from the spaces is given back.
  [`${presets}/archivo-latin`, { weight: 700, tracking: -0.05 }, '0.079em'],
  [`${presets}/lora-latin`, { tracking: -0.1 }, '0.046em'],
])('in headings of %s with %j, spaces between words are widened by %s', (file, settings, gap) => {
  const font = { src: `/${file}.woff2`, ...describeFont(readFileSync(`${file}.woff2`)) };
  const headings = { family: 'Any', files: [font] as [typeof font], ...settings };
  const rules = wordGaps({ fonts: { text: headings, headings } });
  expect(/word-spacing:([^;}]+)/.exec(rules)?.[1]).toBe(gap);
});
