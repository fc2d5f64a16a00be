/** The kinds of cookies a visitor can allow or decline, in the order they are shown. The first is always on. */
export const cookieCategories = [
  'essential',
  'performance',
  'analytics',
  'advertising',
  'social',
  'unclassified',
] as const;

export type CookieCategory = (typeof cookieCategories)[number];

/** What a visitor chose for each category. Kept as JSON under `cookiePreferences`. */
export type CookiePreferences = { essential: true } & Record<Exclude<CookieCategory, 'essential'>, boolean>;

/** Preferences that allow the given categories, and the essential one in any case. */
export function allowing(allowed: readonly CookieCategory[]): CookiePreferences {
  const has = (category: CookieCategory) => allowed.includes(category);
  return {
    essential: true,
    performance: has('performance'),
    analytics: has('analytics'),
    advertising: has('advertising'),
    social: has('social'),
    unclassified: has('unclassified'),
  };
}

/**
 * Reads preferences back from text. A category that is missing or not `true` counts as declined; text that holds
 * no object counts as no preferences at all.
 */
export function parsePreferences(text: string | null): CookiePreferences | undefined {
  const stored = parseObject(text);
  return stored && allowing(cookieCategories.filter((category) => stored[category] === true));
}

/**
 * The categories scripts may run for. Preferences a visitor saved decide; without them, having accepted allows all
 * categories, and not having accepted none but the essential one.
 */
export function allowedCategories(accepted: boolean, saved: CookiePreferences | undefined): CookieCategory[] {
  const preferences = saved ?? allowing(accepted ? cookieCategories : []);
  return cookieCategories.filter((category) => preferences[category]);
}

function parseObject(text: string | null): Partial<Record<string, unknown>> | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    // Somebody else's or damaged text: the visitor is asked again.
    return undefined;
  }
}
