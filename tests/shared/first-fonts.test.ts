import { describe, expect, test } from 'vitest';
import type { Theme } from '../../src/shared/generated/site.ts';
import { firstFonts } from '../../src/shared/theme/first-fonts.ts';

/** A font with a file for each weight or range of weights, such as "400", "400i" or "300-800". */
function font(family: string, ...weights: string[]): Theme['fonts']['text'] {
  const files = weights.map((name) => {
    const [least = 0, most = least] = name.split('-').map((part) => Number.parseInt(part));
    return { src: `${family}-${name}`, weights: [least, most], isItalic: name.endsWith('i') };
  });
  return { family, files } as Theme['fonts']['text'];
}

const page =
  'body{font:400 17px/1.6 var(--text)}h1{font-family:var(--display);font-weight:460}@font-face{font-family:"Text";src:url(text.woff2);font-weight:300 800}';

describe('the files that the first screen needs', () => {
  test.each([
    ['variable fonts', ['300-800'], ['300-800'], page, ['text-300-800', 'heads-300-800']],
    ['a file for each weight', ['400', '600', '700'], ['500', '700'], page, ['text-400', 'heads-500']],
    [
      'a bold button',
      ['400', '700', '600'],
      ['600'],
      `${page}.b{color:red;font-weight:600}`,
      ['text-400', 'text-600', 'heads-600'],
    ],
    [
      'a card title in the font of headings',
      ['400'],
      ['400', '700'],
      `${page}.c{font:520 1.25rem/1.2 var(--display)}`,
      ['text-400', 'heads-400', 'heads-700'],
    ],
    ['italics first in the list', ['400i', '400'], ['700i'], page, ['text-400', 'heads-700i']],
    ['parts of one font', ['400', '400'], ['300-800', '300-800'], page, ['text-400', 'heads-300-800']],
    ['one font for both', ['300-800'], ['300-800'], page, ['text-300-800', 'heads-300-800']],
  ])('%s', (_, text, headings, css, expected) => {
    const fonts = { text: font('text', ...text), headings: font('heads', ...headings) };
    expect(firstFonts(fonts, css).toSorted()).toEqual(expected.toSorted());
  });

  test('a font of labels, and the weight that the theme gives', () => {
    const headings = { ...font('heads', '400', '700'), weight: 700 };
    const fonts = { text: font('text', '400', '600'), headings, labels: font('labels', '400', '600') };
    const css = '.b{font-weight:600;font-family:var(--labels,var(--text))}.c{font:520 1em/1 var(--display)}';
    expect(firstFonts(fonts, css).toSorted()).toEqual(['heads-700', 'labels-600', 'text-400']);
  });

  test.each([
    // CSS Fonts 4, 5.2: 400 to 500 look up to 500, then down, then up; less down first; more up first.
    [450, ['300', '400', '500', '600'], '500'],
    [450, ['300', '600'], '300'],
    [450, ['600', '700'], '600'],
    [300, ['400', '200', '100'], '200'],
    [600, ['400', '500', '800', '700'], '700'],
    [900, ['400', '700'], '700'],
    [520, ['300-500', '600'], '600'],
  ])('a weight of %i with the files %j is %s', (weight, files, expected) => {
    const fonts = { text: font('text', ...files), headings: font('heads', '400') };
    const texts = firstFonts(fonts, `.a{font-weight:${weight}}`).filter((file) => file.startsWith('text'));
    expect(texts).toContain(`text-${expected}`);
    expect(texts.length).toBeLessThanOrEqual(2);
  });
});
