import { isObject } from '../../json/json.ts';
import { noteAt, type Role, type UseBy } from '../role.ts';
import type { Site } from '../site.ts';

/** The background of a block: the name of a scheme of the theme. */
export const scheme: Role<UseBy<'scheme'>> = {
  shows: 'nothing',
  read: (value, { pointer }) => (typeof value === 'string' ? [noteAt('scheme', value, pointer)] : []),
};

/** The names of the theme's schemes; undefined when they cannot be read. */
export function schemeNamesOf({ siteFiles }: Pick<Site, 'siteFiles'>): string[] | undefined {
  const theme = siteFiles.get('theme')?.value;
  return isObject(theme) && isObject(theme.schemes) ? Object.keys(theme.schemes) : undefined;
}
