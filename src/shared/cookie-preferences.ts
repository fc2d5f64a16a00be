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
  const choices = cookieCategories.map((name) => [name, name === 'essential' || allowed.includes(name)]);
  return Object.fromEntries(choices) as CookiePreferences;
}

/**
 * Parses stored preferences. A category that is missing or not `true` counts as declined. Undefined for text
 * that holds no JSON object.
 */
export function parsePreferences(text: string | null): CookiePreferences | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Partial<Record<string, unknown>> | null;
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    return allowing(cookieCategories.filter((category) => stored[category] === true));
  } catch {
    // No text, that of another program, or a damaged one: ask the visitor again.
    return undefined;
  }
}

/**
 * The categories whose scripts may run: those of `saved`. Without it `accepted` decides between all
 * categories and only the essential one.
 */
export function allowedCategories(accepted: boolean, saved: CookiePreferences | undefined): CookieCategory[] {
  const preferences = saved ?? allowing(accepted ? cookieCategories : []);
  return cookieCategories.filter((category) => preferences[category]);
}
