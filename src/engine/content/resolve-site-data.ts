import type { SiteData } from '../../shared/generated/site.ts';
import type { Json } from '../json/json.ts';
import { readSound, resolveValue, UnresolvableError } from './resolve-block.ts';
import type { Site } from './site.ts';

/**
 * Everything in `_site/`, with placeholders filled in, by the file's name in camelCase: `sign-in.json` → `signIn`.
 * @throws UnresolvableError when a file would not pass the check.
 */
export function resolveSiteData(site: Site): SiteData {
  const data: Record<string, Json> = {};
  for (const [name, schema] of site.schemas?.site ?? []) {
    const file = site.files.site.get(name);
    if (file === undefined && schema.schema.mayBeMissing === true) continue;
    if (file === undefined) throw new UnresolvableError(`${site.pagesDir}/_site/${name}.json is missing.`);
    const key = toCamelCase(name);
    data[key] = readSound(site, file).value;
    resolveValue(site, { holder: data, key }, schema.plan);
    withoutSchemaNote(data[key]);
  }
  // The check has proven that every file fits its schema, from which the type is made.
  return data as unknown as SiteData;
}

export function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `$schema` is a note to editors. */
function withoutSchemaNote(value: Json | undefined): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) delete value.$schema;
}
