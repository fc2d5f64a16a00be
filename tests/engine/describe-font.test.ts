import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';

const presets = 'tools/new-site/themes/fonts';

test.each([
  ['public/fonts/funnel-display-latin-c7d6c143', 'sans-serif', [0.46492, 0.48737]],
  [`${presets}/figtree-latin`, 'sans-serif', [0.43174, 0.46352]],
  [`${presets}/nunito-latin`, 'sans-serif', [0.42837, 0.49739]],
  [`${presets}/archivo-latin`, 'sans-serif', [0.40815, 0.51224]],
  [`${presets}/lora-latin`, 'serif', [0.46018, 0.47648]],
])('%s is %s, and as wide in its weights as fontkit draws it', (file, kind, widths) => {
  const { kind: found, letterWidths } = describeFont(readFileSync(`${file}.woff2`));
  expect(found).toBe(kind);
  expect(letterWidths).toEqual(widths);
});
