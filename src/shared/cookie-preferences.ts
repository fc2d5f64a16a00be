/** The cookie categories in display order. The first is always on. */
export const cookieCategories = [
  'essential',
  'performance',
  'analytics',
  'advertising',
  'social',
  'unclassified',
] as const;

export type CookieCategory = (typeof cookieCategories)[number];

/** A visitor's choice for each category, stored as JSON under `cookiePreferences`. */
export type CookiePreferences = { essential: true } & Record<Exclude<CookieCategory, 'essential'>, boolean>;

/** Preferences that allow the given categories, and always the essential one. */
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
 * Parses stored preferences. A category that is missing or not `true` counts as declined. Undefined for text
 * that holds no JSON object.
 */
export function parsePreferences(text: string | null): CookiePreferences | undefined {
  const stored = parseObject(text);
  return stored && allowing(cookieCategories.filter((category) => stored[category] === true));
}

/**
 * The categories whose scripts may run: those of `saved`. Without it `accepted` decides between all
 * categories and only the essential one.
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
    // Another program's text, or damaged text: ask the visitor again.
    return undefined;
  }
}
