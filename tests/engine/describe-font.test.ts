import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';

const presets = 'tools/new-site/themes/fonts';

test.each([
  ['public/fonts/funnel-display-latin-c7d6c143', 'sans-serif', [0.46492, 0.48737], [0.25, 0.23333]],
  [`${presets}/figtree-latin`, 'sans-serif', [0.43174, 0.46352], [0.25, 0.23]],
  [`${presets}/nunito-latin`, 'sans-serif', [0.42837, 0.49739], [0.246, 0.295]],
  [`${presets}/archivo-latin`, 'sans-serif', [0.40815, 0.51224], [0.22, 0.18]],
  [`${presets}/lora-latin`, 'serif', [0.46018, 0.47648], [0.263, 0.263]],
])('%s is %s, and as wide in its weights as fontkit draws it', (file, kind, widths, spaces) => {
  const { kind: found, letterWidths, spaceWidths } = describeFont(readFileSync(`${file}.woff2`));
  expect(found).toBe(kind);
  expect(letterWidths).toEqual(widths);
  expect(spaceWidths).toEqual(spaces);
});
