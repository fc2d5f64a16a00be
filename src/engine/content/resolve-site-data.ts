import type { SiteData } from '../../shared/generated/site.ts';
import { plainError } from '../../shared/plain-error.ts';
import type { Json } from '../json/json.ts';
import { compileSiteFile } from './compile-site-file.ts';
import type { Site } from './site.ts';

/**
 * Everything in `_site/`, with placeholders filled in, by the file's name in camelCase: `sign-in.json` →
 * `signIn`. Call it after the check.
 * @throws Error when a file would not pass the check.
 */
export function resolveSiteData(site: Site): SiteData {
  const data: Record<string, Json> = {};
  const { schemas } = site;
  for (const [name, { schema }] of schemas?.site ?? []) {
    const compiled = schemas && compileSiteFile(site, schemas, name);
    if (!compiled && schema.mayBeMissing === true) continue;
    const value = compiled?.finish();
    if (value === undefined)
      throw plainError(`${site.pagesDir}/_site/${name}.json is missing, or would not pass the check.`);
    data[toCamelCase(name)] = value;
  }
  // The check has proven that every file fits its schema, and the type is generated from the schemas.
  return data as unknown as SiteData;
}

export function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
