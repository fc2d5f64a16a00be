import type { Theme, ThemePageScheme } from '../generated/site.ts';

/** All colours of a scheme: texts, or what else is known of each. */
export type SchemeColors<Color = string> = { [Role in keyof Required<ThemePageScheme>]: Color };
export type SchemeName = keyof Theme['schemes'];

type PageScheme<Color> = { [Role in keyof ThemePageScheme]: Color };
type Schemes<Color> = { page: PageScheme<Color> } & {
  [Name in SchemeName]?: Partial<PageScheme<Color>> & { like?: SchemeName };
};

/**
 * The colours of each scheme. What one leaves out is as in the scheme that it is `like`, at the end as in `page`. A
 * circle ends in `page`, too; the check reports it. With a text of its own, small texts have that colour.
 */
export function schemeColors<Color = string>(schemes: Schemes<Color>): Map<SchemeName, SchemeColors<Color>> {
  const page: SchemeColors<Color> = { ...smallTexts(schemes.page.text), ...schemes.page };
  const colorsOf = (name: SchemeName, seen: readonly SchemeName[]): SchemeColors<Color> => {
    const scheme = name === 'page' || seen.includes(name) ? undefined : schemes[name];
    if (!scheme) return page;
    const { like = 'page', ...colors } = scheme;
    const texts = colors.text === undefined ? {} : smallTexts(colors.text);
    return { ...colorsOf(like, [...seen, name]), ...texts, ...colors };
  };
  return new Map((Object.keys(schemes) as SchemeName[]).map((name) => [name, colorsOf(name, [])]));
}

/** What belongs to a scheme that every theme has. */
export function schemeOf<Value>(schemes: ReadonlyMap<string, Value>, name: keyof Theme['schemes']): Value {
  const scheme = schemes.get(name);
  if (scheme === undefined) throw new Error(`The theme has no colours for the background "${name}".`);
  return scheme;
}

function smallTexts<Color>(color: Color): { soft: Color; muted: Color } {
  return { soft: color, muted: color };
}

/** The text of a colour by its name in the palette; undefined for an unknown name, or one that leads back to itself. */
export function lookUpColor(color: string, palette: Readonly<Record<string, unknown>>): string | undefined {
  const seen = new Set<string>();
  let current = color;
  while (!current.startsWith('#')) {
    const next = Object.hasOwn(palette, current) ? palette[current] : undefined;
    if (seen.has(current) || typeof next !== 'string') return undefined;
    seen.add(current);
    current = next;
  }
  return current;
}
