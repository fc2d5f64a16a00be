import { withBase } from '../base.ts';
import type { Theme, ThemeFont } from '../generated/site.ts';
import { withOpacity } from './colors.ts';
import { schemeColors, type SchemeColors, type SchemeName } from './scheme-colors.ts';
import type { FontFile } from './theme-files.ts';

/** The styles that a theme sets, as minified CSS. */
export interface ThemeStyles {
  /** The faces of the fonts. Only in documents: a second declaration would load them again and shift the text. */
  faces: string;
  /** Custom properties. */
  properties: string;
}

/** `used`: the CSS of the site's code. Custom properties that it does not use are left out. */
export function themeStyles(theme: Theme, used: string, base: string): ThemeStyles {
  const { fonts, logo, fields, drawings, sizes = {}, radii, decoration = [] } = theme;
  const own = [fonts.headings, ...(fonts.text.family === fonts.headings.family ? [] : [fonts.text])];
  const given = schemeColors(theme.schemes);
  const others = Object.entries(standIns).map(([name, other]) => [name, given.get(other)!] as const);
  const schemes = new Map<string, SchemeColors>([...others, ...given]);
  const page = schemes.get('page')!;
  const dark = schemes.get('dark')!;
  const all = {
    '--display': fontStack(fonts.headings),
    '--text': fontStack(fonts.text),
    '--logo': `${logo.height ?? 38}px`,
    '--text-size': String((sizes.text ?? 100) / 100),
    '--heading-size': String((sizes.headings ?? 100) / 100),
    '--space': String((sizes.space ?? 100) / 100),
    '--radius-button': `${radii.buttons}px`,
    '--radius-field': `${radii.fields}px`,
    '--radius-card': `${radii.cards}px`,
    '--radius-picture': `${radii.pictures}px`,
    '--radius-panel': `${radii.panels}px`,
    ...edges[theme.edges],
    '--hem-display': decoration.includes('hem') ? 'block' : 'none',
    '--hem-height': decoration.includes('hem') ? '150px' : '0px',
    '--swatch-display': decoration.includes('swatches') ? 'block' : 'none',
    ...Object.fromEntries(
      [...schemes].flatMap(([name, colors]) =>
        Object.entries(colors).map(([role, color]) => [`--${name}-${role}`, color]),
      ),
    ),
    ...Object.fromEntries(Object.entries(fields).map(([role, color]) => [`--field-${role}`, color])),
    ...Object.fromEntries(
      Array.from({ length: 7 }, (_, index) => drawings[index % drawings.length]!).flatMap(
        ({ color, light }, index) => [
          [`--drawing-${index + 1}`, color],
          [`--drawing-${index + 1}-light`, light],
        ],
      ),
    ),
    // Literal: Firefox blurs the edges of a repeating gradient whose stops are color-mix().
    '--shade': withOpacity(dark.background, 20),
    '--stitch-on-picture': withOpacity(dark.text, 70),
    '--chevron': chevron(fields.text),
  };
  const isUsed = ([name]: [string, string]) => used.includes(`var(${name}`);
  return {
    faces: own
      .flatMap((font) => [...font.files.map((file) => face(font, file, base)), fallbackFace(font)])
      .join(''),
    properties: [
      rule(':root', Object.fromEntries(Object.entries(all).filter(isUsed))),
      rule(':root,[data-background]', propertiesOf(page)),
      ...Array.from(schemes, ([name, colors]) =>
        rule(`[data-background="${name}"]`, differences(propertiesOf(colors), propertiesOf(page))),
      ),
    ].join(''),
  };
}

/** What a theme may leave out, as components have it by default: each with the scheme in its place. */
const standIns: Record<
  Exclude<SchemeName, 'page' | 'soft' | 'white' | 'dark' | 'brand' | 'accent'>,
  SchemeName
> = {
  'dark-2': 'dark',
  'dark-3': 'dark',
  'tint-1': 'soft',
  'tint-2': 'soft',
  'tint-3': 'soft',
  'tint-4': 'soft',
  'tint-5': 'soft',
};

/** Separating lines, their dashes of 15 pixels, borders inside other edges, and one stitch of a line
 * that is drawn as a background. */
const edges = {
  plain: {
    '--line-style': 'solid',
    '--dash': '15px',
    '--seam': 'none',
    '--stitch': 'linear-gradient(currentColor,currentColor)',
  },
  stitched: {
    '--line-style': 'dashed',
    '--dash': '9px',
    '--seam': 'dashed',
    '--stitch': 'linear-gradient(90deg,transparent 20%,currentColor 0 80%,transparent 0)',
  },
};

/** The custom properties that a block's background sets, for components. */
function propertiesOf(colors: SchemeColors): Record<string, string> {
  return {
    '--bg': colors.background,
    '--fg': colors.text,
    '--fg-soft': colors.soft,
    '--fg-mute': colors.muted,
    '--rule': colors.line,
    '--rule-strong': colors.strongLine,
    '--accent': colors.accent,
    '--hover': colors.link,
    '--focus': colors.focus,
    '--surface': colors.surface,
    '--button': colors.button,
    '--button-text': colors.buttonText,
    '--button-hover': colors.buttonHover,
    '--second-button': colors.secondButton,
    '--second-button-text': colors.secondButtonText,
    '--second-button-hover': colors.secondButtonHover,
  };
}

function differences(own: Record<string, string>, common: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => common[name] !== value));
}

/** The arrow of a select field: a picture cannot use custom properties. */
function chevron(color: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%23${color.slice(1)}' stroke-width='1.8'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E")`;
}

/** A font of the visitor's device, and the mean width of a letter in the sample of `describeFont`. */
const fallbacks = {
  'sans-serif': { local: ['Arial', 'ArialMT'], letterWidth: 0.43756 },
  serif: { local: ['Times New Roman', 'TimesNewRomanPSMT'], letterWidth: 0.39729 },
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
    src: `url(${quote(withBase(base, src))})`,
    'font-weight': [...new Set(weights)].join(' '),
    ...(isItalic && { 'font-style': 'italic' }),
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
