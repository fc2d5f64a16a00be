import { lookUpColor } from '../../../shared/look/scheme-colors.ts';
import { isObject, type JsonObject } from '../../json/json.ts';
import { noteAt, type Role, type UseBy } from '../role.ts';
import type { Site } from '../site.ts';

/** A colour of the theme: `"#0b1a2b"`, or a name from its palette. */
export const color: Role<UseBy<'color'>> = {
  shows: 'nothing',
  read: (value, { pointer }) => (typeof value === 'string' ? [noteAt('color', value, pointer)] : []),
  resolve: (value, site) => lookUpColor(String(value), paletteOf(site)),
  kind: () => 'colour',
  offers: (site) => Object.keys(paletteOf(site)),
};

/** The palette as it is written. */
export function paletteOf({ siteFiles }: Pick<Site, 'siteFiles'>): JsonObject {
  const theme = siteFiles.get('theme')?.value;
  return isObject(theme) && isObject(theme.colors) ? theme.colors : {};
}
