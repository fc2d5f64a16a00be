import type { Theme } from '../generated/site.ts';
import { withOpacity } from './colors.ts';
import { cssRule } from './css.ts';
import { fittedWords, fontFaces, typeProperties, wordGaps } from './font-styles.ts';
import { type ColorProperties, differences, nightStyles } from './night-styles.ts';
import { ornamentProperties, ornamentStyles, outlinedButtons } from './ornament-styles.ts';
import { schemeColors, schemeOf, type SchemeColors, type SchemeName } from './scheme-colors.ts';

/** The styles that a theme sets, as minified CSS. */
export interface ThemeStyles {
  /** The faces of the fonts. Only in documents: a second declaration would load them again and shift the text. */
  faces: string;
  /** Custom properties. */
  properties: string;
}

/** The custom properties that have one value on a whole page, or none where the theme leaves it to the code. */
function rootProperties({ fonts, logo, header, ...rest }: Theme): Record<string, string | undefined> {
  return {
    ...typeProperties(fonts),
    ...ornamentProperties({ fonts, logo, ...rest }),
    '--logo': `${logo.height ?? 38}px`,
    '--header-height': header?.height === undefined ? undefined : `${header.height}px`,
  };
}

/**
 * Those of them that are written in place of each `var()`, which makes documents smaller: short ones that no CSS rule of the
 * site's code changes.
 */
export function themeConstants(theme: Theme, used: string): Map<string, string | undefined> {
  const isShort = (value = '') => /^[\w.%-]*$/.test(value);
  const isChanged = (name: string) => new RegExp(`[{;]${name}:`).test(used);
  return new Map(
    Object.entries(rootProperties(theme)).filter(([name, value]) => isShort(value) && !isChanged(name)),
  );
}

/** `used`: the CSS of the site's code. Custom properties that it does not use are left out. */
export function themeStyles(theme: Theme, used: string, base: string): ThemeStyles {
  const isUsed = ([name, value]: [string, string | undefined]) =>
    value !== undefined && used.includes(`var(${name}`);
  const onlyUsed = (properties: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries(properties).filter(isUsed)) as Record<string, string>;
  const colorsOf = (dayOrNight: Theme) => {
    const colors = colorProperties(dayOrNight);
    return { ...colors, root: onlyUsed(colors.root) };
  };
  const day = colorsOf(theme);
  const night = theme.night && colorsOf({ ...theme, ...theme.night });
  return {
    faces: fontFaces(theme.fonts, base),
    properties: [
      cssRule(':root', { ...onlyUsed(rootProperties(theme)), ...day.root }),
      cssRule(':root,[data-background]', day.page),
      ...Array.from(day.schemes, ([name, colors]) =>
        cssRule(`[data-background="${name}"]`, differences(colors, day.page)),
      ),
      night ? nightStyles(day, night) : '',
      wordGaps(theme),
      fittedWords(theme),
      ornamentStyles(theme),
    ].join(''),
  };
}

/** All colours of a theme as custom properties. */
function colorProperties({ schemes: themeSchemes, fields, drawings, buttons }: Theme): ColorProperties {
  const defined = schemeColors(themeSchemes);
  const defaults = Object.entries(standIns).map(
    ([name, standIn]) => [name, schemeOf(defined, standIn)] as const,
  );
  const isOutlined = buttons?.style === 'outlined';
  const schemes = new Map<string, SchemeColors>(
    [...defaults, ...defined].map(([name, colors]) => [
      name,
      isOutlined ? { ...colors, ...outlinedButtons(colors) } : colors,
    ]),
  );
  const dark = schemeOf(schemes, 'dark');
  return {
    root: {
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
    },
    page: propertiesOf(schemeOf(schemes, 'page')),
    schemes: new Map(Array.from(schemes, ([name, colors]) => [name, propertiesOf(colors)])),
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

/** The arrow of a select field: a picture cannot use custom properties. */
function chevron(color: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%23${color.slice(1)}' stroke-width='1.8'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E")`;
}
