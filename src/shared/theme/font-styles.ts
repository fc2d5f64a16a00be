import { withBase } from '../base.ts';
import type { Theme, ThemeFont } from '../generated/site.ts';
import { quote, cssRule } from './css.ts';
import type { FontFile } from './theme-files.ts';

type Fonts = Theme['fonts'];

/** The weights of headings and texts unless the theme names others. */
const usualWeights = { headings: 460, figures: 440, labels: 600, text: 400 };

/** The faces of a theme's fonts, each with fonts of devices that are shown until its files have loaded. */
export function fontFaces(fonts: Fonts, base: string): string {
  const families = new Map<string, string[]>();
  for (const name of Object.keys(usualWeights) as (keyof typeof usualWeights)[]) {
    const font = fonts[name];
    if (!font || families.has(font.family)) continue;
    const weight = font.weight ?? usualWeights[name];
    const files = font.files.map((file) => face(font, file, base));
    families.set(font.family, [...files, ...fallbackFaces(font, weight)]);
  }
  return [...families.values()].flat().join('');
}

/**
 * Text is shown in the fallback until the file has loaded. The fallback has the metrics of the font, so that hardly
 * anything moves then.
 */
function face({ family }: ThemeFont, { src, weights, isItalic }: FontFile, base: string): string {
  return cssRule('@font-face', {
    'font-family': quote(family),
    src: `url(${quote(withBase(base, src))})`,
    'font-weight': [...new Set(weights)].join(' '),
    ...(isItalic && { 'font-style': 'italic' }),
    'font-display': 'swap',
  });
}

/**
 * Fonts of devices, those of the same widths together, and the mean width of a letter in the sample of `describeFont`:
 * of Windows and Apple, Linux and Android.
 */
const fallbacks = {
  'sans-serif': [
    { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], letterWidth: 0.43756 },
    { local: ['NotoSans-Regular', 'OpenSans-Regular'], letterWidth: 0.46339 },
  ],
  serif: [
    { local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], letterWidth: 0.39729 },
    { local: ['NotoSerif-Regular'], letterWidth: 0.47971 },
  ],
  monospace: [
    { local: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'DroidSansMono'], letterWidth: 0.6001 },
  ],
};

/** Fonts of devices with the metrics of the real font, so that lines break alike. */
function fallbackFaces(font: ThemeFont, weight: number): string[] {
  const file = firstFile(font);
  const { family, fallback = file.kind } = font;
  const { ascent, descent, lineGap } = file;
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return fallbacks[fallback].map((fonts, index) => {
    const scale = letterWidthAt(weight, file) / fonts.letterWidth;
    return cssRule('@font-face', {
      'font-family': quote(fallbackName(family, index)),
      src: fonts.local.map((name) => `local(${quote(name)})`).join(','),
      'size-adjust': percent(scale),
      'ascent-override': percent(ascent / scale),
      'descent-override': percent(descent / scale),
      'line-gap-override': percent(lineGap / scale),
    });
  });
}

const fallbackName = (family: string, index: number) =>
  `${family} Fallback${index > 0 ? ` ${index + 1}` : ''}`;

/** The schema requires one. */
function firstFile({ family, files: [file] }: ThemeFont): FontFile {
  if (!file) throw new Error(`The font "${family}" has no file.`);
  return file;
}

function fontStack(font: ThemeFont): string {
  const { family, fallback = firstFile(font).kind } = font;
  const scaled = fallbacks[fallback].map((_, index) => fallbackName(family, index));
  return [family, ...scaled, fallbacks[fallback][0]!.local[0]!].map(quote).concat(fallback).join(',');
}

/** The width of a letter in an average text in a weight. */
const letterWidthAt = (weight: number, file: FontFile) => widthAt(weight, file, file.letterWidths);

/** A width in a weight, of those in the lightest and the heaviest. */
function widthAt(
  weight: number,
  { weights: [least, most] }: FontFile,
  [thin, thick]: [number, number],
): number {
  const share = most > least ? Math.min(1, Math.max(0, (weight - least) / (most - least))) : 0;
  return thin + share * (thick - thin);
}

/**
 * The custom properties of type. Components were drawn with Funnel Display, a wide font without serifs: `--tracking` and
 * `--leading` are factors of what it has there, and `--wide` is the width of another font beside it. Undefined are those
 * that the theme leaves to the code.
 */
export function typeProperties({
  text,
  headings,
  figures,
  labels,
}: Fonts): Record<string, string | undefined> {
  const { tracking, leading, letter } = typeOf(headings);
  const inText = typeOf(text);
  const { digitWidth } = firstFile(figures ?? headings);
  return {
    '--display': fontStack(headings),
    '--text': fontStack(text),
    '--tracking': factor(tracking, drawn.tracking),
    '--leading': factor(leading, drawn.leading),
    '--letter': String(round(letter)),
    '--wide': factor(letter, drawn.letter),
    '--digit': String(round((0.6 * digitWidth) / drawn.digitWidth)),
    '--heading-style': styleOf(headings),
    '--heading-case': caseOf(headings),
    '--text-style': styleOf(text),
    '--text-case': caseOf(text),
    '--text-leading': String(round(text.leading ?? 1.35 + inText.xHeight / 2)),
    '--text-tracking': text.tracking ? `${text.tracking}em` : 'normal',
    ...toProperty('--heading-weight', headings.weight),
    ...toProperty('--text-weight', text.weight),
    ...toProperty('--figures', figures && fontStack(figures)),
    ...toProperty('--figure-weight', figures?.weight ?? headings.weight),
    ...toProperty('--labels', labels && fontStack(labels)),
    ...toProperty('--label-weight', labels?.weight),
    ...toProperty('--label-case', labels && caseOf(labels)),
    ...toProperty('--label-style', labels && styleOf(labels)),
    ...toProperty('--label-tracking', labels?.tracking && `${labels.tracking}em`),
    ...toProperty('--heading-align', headings.align === 'center' ? 'center' : undefined),
    // The text of a centred heading is below it.
    ...toProperty('--head-basis', headings.align === 'center' ? '100%' : undefined),
    ...toProperty('--lead-margin', headings.align === 'center' ? 'auto' : undefined),
  };
}

/** Of Funnel Display in the weight of headings. */
const drawn = {
  tracking: -0.032,
  leading: 1.02,
  letterWidth: 0.4721,
  letter: 0.57,
  spaceWidth: 0.2447,
  digitWidth: 0.575,
};

/** How a font is set unless the theme says so, and the width of a letter in its widest words. */
function typeOf(font: ThemeFont) {
  const file = firstFile(font);
  const { xHeight, extent, capitalWidth } = file;
  const kind = font.fallback ?? file.kind;
  const weight = font.weight ?? usualWeights.headings;
  const mean = font.case === 'upper' ? capitalWidth : letterWidthAt(weight, file);
  // Narrow and heavy fonts have less room to give, and serifs would touch. Capitals are set wide.
  const width = Math.min(1, mean / xHeight / (drawn.letterWidth / 0.5));
  const lightness = 1 - Math.max(0, weight - usualWeights.headings) / 800;
  const usual = font.case === 'upper' ? 0.02 : tightest[kind] * width * lightness;
  const tracking = font.tracking ?? usual;
  return {
    tracking,
    // The letters of two lines keep a distance.
    leading: font.leading ?? Math.max(drawn.leading, font.case === 'upper' ? 0 : extent + 0.12),
    // Tracking is taken from spaces as from letters, and a narrow space would be lost.
    gap: Math.max(0, mean * drawnGap - widthAt(weight, file, file.spaceWidths) - tracking),
    xHeight,
    letter: (drawn.letter / drawn.letterWidth) * mean + (tracking - drawn.tracking),
  };
}

/** The space between two words, in widths of a letter. */
const drawnGap = (drawn.spaceWidth + drawn.tracking) / drawn.letterWidth;

const tightest = { 'sans-serif': drawn.tracking, serif: -0.012, monospace: 0 };

const styleOf = (font: ThemeFont) =>
  [font.style ?? 'normal', ...(font.case === 'small-caps' ? ['small-caps'] : [])].join(' ');

const caseOf = (font: ThemeFont) => (font.case === 'upper' ? 'uppercase' : 'none');

const round = (value: number) => Math.round(value * 1000) / 1000;

const factor = (value: number, of: number) => String(round(value / of));

function toProperty(name: string, value: string | number | undefined): Record<string, string | undefined> {
  return { [name]: value === undefined || value === 0 ? undefined : String(value) };
}

/** The CSS rule for spaces between words in a font whose own are narrow. */
export function wordGaps({ fonts: { headings } }: Pick<Theme, 'fonts'>): string {
  const gap = round(typeOf(headings).gap);
  return gap > 0 ? cssRule('h1,h2,h3,h4,blockquote,[data-tight]', { 'word-spacing': `${gap}em` }) : '';
}

/**
 * The CSS rules for headings whose longest word may be wider than their column: in a container a word is fitted to it. What
 * is as wide as its headings (`data-fits`) needs a width then. The larger headings are and the wider their font is, the shorter is such a word.
 */
export function fittedWords({ fonts: { headings }, sizes = {} }: Pick<Theme, 'fonts' | 'sizes'>): string {
  const size = ((sizes.headings ?? 100) / 100) * (typeOf(headings).letter / drawn.letter);
  const long = Array.from({ length: 12 }, (_, index) => 8 + 2 * index).filter((count) => count >= 13 / size);
  const marks = long.map((count) => `[data-word="${count}"]`).join(',');
  return [
    cssRule(`:where(h1,h2,h3,h4):where(:has(${marks}))`, { 'container-type': 'inline-size', width: '100%' }),
    cssRule(`[data-fits]:has(${marks})`, {
      'container-type': 'inline-size',
      width: 'min(100%,var(--fits,100%))',
    }),
    cssRule(`:is(${marks})`, { display: 'block' }),
    // No title is smaller than its text, and the longest words may bring it to the size of texts.
    cssRule(':is(h1,h2):has([data-word="28"],[data-word="30"])+p', { '--fs-lead': 'var(--fs-body)' }),
  ].join('');
}
