import { withBase } from '../base.ts';
import type { Theme, ThemeFont } from '../generated/site.ts';
import type { FontFile } from './theme-files.ts';

/** The styles that a theme sets, as minified CSS. */
export interface ThemeStyles {
  /** The faces of the fonts. Only in documents: a second declaration would load them again and shift the text. */
  faces: string;
  /** Custom properties. */
  properties: string;
}

export function themeStyles({ fonts, logo }: Theme, base: string): ThemeStyles {
  const own = [fonts.headings, ...(fonts.text.family === fonts.headings.family ? [] : [fonts.text])];
  return {
    faces: own
      .flatMap((font) => [...font.files.map((file) => face(font, file, base)), fallbackFace(font)])
      .join(''),
    properties: rule(':root', {
      '--display': fontStack(fonts.headings),
      '--text': fontStack(fonts.text),
      '--logo': `${logo.height ?? 38}px`,
    }),
  };
}

/** A font of the visitor's device, and the width of a letter in an average text: see `describeFont`. */
const fallbacks = {
  'sans-serif': { local: ['Arial', 'ArialMT'], letterWidth: 0.43958 },
  serif: { local: ['Times New Roman', 'TimesNewRomanPSMT'], letterWidth: 0.39831 },
  monospace: { local: ['Courier New', 'CourierNewPSMT'], letterWidth: 0.6001 },
};

function fontStack({ family, fallback = 'sans-serif' }: ThemeFont): string {
  return [quote(family), quote(`${family} Fallback`), local(fallback)[0], fallback].join(',');
}

const local = (fallback: keyof typeof fallbacks) => fallbacks[fallback].local.map(quote);

/**
 * With `optional` a page painted before its fonts keeps the fallback, so nothing moves. Pages preload the fonts, and
 * the next page has them cached.
 */
function face({ family }: ThemeFont, { src, weights, isItalic }: FontFile, base: string): string {
  return rule('@font-face', {
    'font-family': quote(family),
    src: `url(${quote(withBase(base, src))})format("woff2")`,
    'font-weight': [...new Set(weights)].join(' '),
    'font-style': isItalic ? 'italic' : 'normal',
    'font-display': 'optional',
  });
}

/** A font of the device with the metrics of the real font, so that lines break alike. */
function fallbackFace({ family, files, fallback = 'sans-serif' }: ThemeFont): string {
  const { ascent, descent, lineGap, letterWidth } = files[0]!;
  const scale = letterWidth / fallbacks[fallback].letterWidth;
  const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  return rule('@font-face', {
    'font-family': quote(`${family} Fallback`),
    src: local(fallback)
      .map((name) => `local(${name})`)
      .join(','),
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent / scale),
    'descent-override': percent(descent / scale),
    'line-gap-override': percent(lineGap / scale),
  });
}

function rule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
}

function quote(text: string): string {
  return `"${text}"`;
}
