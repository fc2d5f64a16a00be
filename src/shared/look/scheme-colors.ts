import type { Theme, ThemePageScheme } from '../generated/site.ts';

/** All colours of a scheme. */
export type SchemeColors = Required<ThemePageScheme>;
export type SchemeName = keyof Theme['schemes'];

type Schemes = Theme['schemes'];

/**
 * The colours of each scheme. What one leaves out is as in the scheme that it is `like`, at the end as in `page`. A
 * circle ends in `page`, too; the check reports it. With a text of its own, small texts have that colour.
 */
export function schemeColors(schemes: Schemes): Map<SchemeName, SchemeColors> {
  const page = { ...smallTexts(schemes.page.text), ...schemes.page };
  const colorsOf = (name: SchemeName, seen: readonly SchemeName[]): SchemeColors => {
    const scheme = name === 'page' || seen.includes(name) ? undefined : schemes[name];
    if (!scheme) return page;
    const { like = 'page', ...own } = scheme;
    const texts = own.text === undefined ? {} : smallTexts(own.text);
    return { ...colorsOf(like, [...seen, name]), ...texts, ...own };
  };
  return new Map((Object.keys(schemes) as SchemeName[]).map((name) => [name, colorsOf(name, [])]));
}

const smallTexts = (color: string) => ({ soft: color, muted: color });

/** The text of a colour by its name in the palette; undefined for an unknown name, or one that leads back to itself. */
export function lookUpColor(color: string, palette: Readonly<Record<string, unknown>>): string | undefined {
  const seen = new Set<string>();
  let found = color;
  while (!found.startsWith('#')) {
    const next = Object.hasOwn(palette, found) ? palette[found] : undefined;
    if (seen.has(found) || typeof next !== 'string') return undefined;
    seen.add(found);
    found = next;
  }
  return found;
}
