import type { Theme } from '../../../shared/generated/site.ts';
import { lookUpColor, schemeColors } from '../../../shared/theme/scheme-colors.ts';
import type { FontFile, ThemePicture } from '../../../shared/theme/theme-files.ts';
import { isObject, type JsonObject } from '../../json/json.ts';
import { asGenerated } from '../as-generated.ts';
import { nameColor } from '../../text/color-names.ts';
import { encodePath } from '../../text/paths.ts';
import type { CommonFile } from '../compiled-file.ts';
import { readText, type Role } from '../role.ts';
import type { Site } from '../site.ts';
import { picture } from './picture.ts';

/** A colour of the theme: `"#0b1a2b"`, or a name from its palette. */
export const color: Role = {
  read: readText('color'),
  resolve: (value, site) => lookUpColor(String(value), paletteOf(site)),
  kind: () => 'colour',
  offers: (site) => Object.keys(paletteOf(site)),
};

/** The palette as it is written. */
export function paletteOf(site: Pick<Site, 'siteFiles'>): JsonObject {
  return sectionOfTheme(site, 'colors') ?? {};
}

/** The background of a block: the name of a scheme of the theme. */
export const scheme: Role = {
  read: readText('scheme'),
  describes: (site) =>
    new Map([...backgroundsOf(site)].map(([name, hex]) => [name, `${nameColor(hex)}, ${hex}`])),
};

/** The theme's schemes as they are written; undefined when they cannot be read. */
export function schemesOf(site: Pick<Site, 'siteFiles'>): JsonObject | undefined {
  return sectionOfTheme(site, 'schemes');
}

/** Of each theme that was read: a rule asks for every page. */
const backgroundsByTheme = new WeakMap<CommonFile, ReadonlyMap<string, string>>();

/** The background of each scheme of a sound theme, in six digits. */
export function backgroundsOf(site: Pick<Site, 'siteFiles'>): ReadonlyMap<string, string> {
  const theme = site.siteFiles.get('theme');
  if (!theme?.isSound) return new Map();
  const backgrounds = backgroundsByTheme.get(theme) ?? readBackgrounds(site);
  backgroundsByTheme.set(theme, backgrounds);
  return backgrounds;
}

function readBackgrounds(site: Pick<Site, 'siteFiles'>): ReadonlyMap<string, string> {
  const palette = paletteOf(site);
  const schemes = schemeColors(asGenerated<Theme['schemes']>(schemesOf(site)));
  return new Map(
    [...schemes].flatMap(([name, { background }]) => {
      const hex = lookUpColor(background, palette);
      return hex === undefined ? [] : [[name, hex] as const];
    }),
  );
}

/** The same for its night; undefined when it has none. */
export function nightSchemesOf(site: Pick<Site, 'siteFiles'>): JsonObject | undefined {
  const schemes = sectionOfTheme(site, 'night')?.schemes;
  return isObject(schemes) ? schemes : undefined;
}

function sectionOfTheme({ siteFiles }: Pick<Site, 'siteFiles'>, name: string): JsonObject | undefined {
  const theme = siteFiles.get('theme')?.value;
  const section = isObject(theme) ? theme[name] : undefined;
  return isObject(section) ? section : undefined;
}

/** A font of the theme: `"/fonts/text.woff2"`. */
export const font: Role = {
  read: readText('font'),
  resolve(value, { pictures }): FontFile | undefined {
    const description = pictures?.describeFont(String(value));
    if (typeof description !== 'object') return undefined;
    const { letters: _, ...metrics } = description;
    return { src: encodePath(String(value)), ...metrics };
  },
  type: { name: 'FontFile', file: '../theme/theme-files.ts' },
  kind: () => 'font file',
  offers: ({ assets }) => assets.addresses.filter((address) => address.endsWith('.woff2')),
};

/** A picture of the theme, such as the logo. It is used as it is, at the address of its file. */
export const themePicture: Role = {
  read: readText('themePicture'),
  resolve(value, { pictures }): ThemePicture | undefined {
    const src = String(value);
    const description = pictures?.measure(src);
    if (typeof description !== 'object') return undefined;
    const { width, height } = description;
    return { src: encodePath(src), width, height };
  },
  type: { name: 'ThemePicture', file: '../theme/theme-files.ts' },
  kind: () => 'picture file',
  offers: picture.offers,
};
