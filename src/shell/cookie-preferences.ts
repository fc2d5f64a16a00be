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

/** A visitor's choice as it is stored: JSON with a flag for each category. The essential one is always on. */
export function writePreferences(allowed: readonly CookieCategory[]): string {
  const flags = cookieCategories.map((name) => [name, name === 'essential' || allowed.includes(name)]);
  return JSON.stringify(Object.fromEntries(flags));
}

/**
 * The allowed categories of a stored choice. One that is missing or not `true` counts as declined. Undefined for
 * text that holds no JSON object.
 */
export function readPreferences(text: string | null): CookieCategory[] | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Partial<Record<string, unknown>> | null;
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    return cookieCategories.filter((name) => name === 'essential' || stored[name] === true);
  } catch {
    // No text, that of another program, or a damaged one: ask the visitor again.
    return undefined;
  }
}

/** The categories whose scripts may run: the `saved` ones, or all after accepting without a choice. */
export function allowedCategories(accepted: boolean, saved?: CookieCategory[]): readonly CookieCategory[] {
  return saved ?? (accepted ? cookieCategories : ['essential']);
}
