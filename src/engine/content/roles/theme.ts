import { lookUpColor } from '../../../shared/look/scheme-colors.ts';
import type { FontFile, ThemePicture } from '../../../shared/look/theme-files.ts';
import { isObject, type JsonObject } from '../../json/json.ts';
import { encodePath } from '../../text/paths.ts';
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
  return partOfTheme(site, 'colors') ?? {};
}

/** The background of a block: the name of a scheme of the theme. */
export const scheme: Role = {
  read: readText('scheme'),
};

/** The theme's schemes as they are written; undefined when they cannot be read. */
export function schemesOf(site: Pick<Site, 'siteFiles'>): JsonObject | undefined {
  return partOfTheme(site, 'schemes');
}

/** The same for its night; undefined when it has none. */
export function nightSchemesOf(site: Pick<Site, 'siteFiles'>): JsonObject | undefined {
  const schemes = partOfTheme(site, 'night')?.schemes;
  return isObject(schemes) ? schemes : undefined;
}

function partOfTheme({ siteFiles }: Pick<Site, 'siteFiles'>, name: string): JsonObject | undefined {
  const theme = siteFiles.get('theme')?.value;
  const part = isObject(theme) ? theme[name] : undefined;
  return isObject(part) ? part : undefined;
}

/** A font of the theme: `"/fonts/text.woff2"`. */
export const font: Role = {
  read: readText('font'),
  resolve(value, { pictures }): FontFile | undefined {
    const description = pictures?.describeFont(String(value));
    if (typeof description !== 'object') return undefined;
    const { letters: _, ...own } = description;
    return { src: encodePath(String(value)), ...own };
  },
  type: { name: 'FontFile', file: '../look/theme-files.ts' },
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
  type: { name: 'ThemePicture', file: '../look/theme-files.ts' },
  kind: () => 'picture file',
  offers: picture.offers!,
};
