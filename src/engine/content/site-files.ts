import type { SiteData } from '../../shared/generated/site.ts';
import { plainError } from '../../shared/plain-error.ts';
import { isObject, type Json } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { toCamelCase } from '../text/paths.ts';
import { compile } from './compile.ts';
import type { Part } from './document.ts';
import type { Site } from './site.ts';
import { resolveFields } from './walk-fields.ts';

/** Compiles a file of `_site/`; undefined when there is none. Its text was read when the site was opened. */
export function compileSiteFile(site: Site, schemas: SchemaSet, name: string): Part | undefined {
  const file = site.files.site.get(name);
  const read = site.siteFiles.get(name);
  if (file === undefined || read === undefined) return undefined;
  return { ...compile(site, schemas, file, read, schemas.site.get(name), new Map()), kind: 'site', name };
}

/**
 * Everything in `_site/`, with placeholders filled in, by the file's name in camelCase: `sign-in.json` →
 * `signIn`. Undefined while a file is missing or not sound; the check reports which.
 */
export function findSiteData(site: Site): SiteData | undefined {
  const { schemas } = site;
  const data: Record<string, Json> = {};
  for (const [name, { schema, field }] of schemas?.site ?? []) {
    const compiled = schemas && compileSiteFile(site, schemas, name);
    if (!compiled && schema.mayBeMissing === true) continue;
    if (!compiled?.isSound || !isObject(compiled.value)) return undefined;
    const resolved = resolveFields(compiled.value, field, site, '');
    if (!resolved) return undefined;
    const { $schema: _, ...value } = resolved;
    data[toCamelCase(name)] = value;
  }
  // The check has proven that every file fits its schema, and the type is generated from the schemas.
  return schemas && (data as unknown as SiteData);
}

/**
 * The data in `_site/`, after the check.
 * @throws Error when a file would not pass it.
 */
export function resolveSiteData(site: Site): SiteData {
  const data = findSiteData(site);
  if (data) return data;
  throw plainError(`A file of ${site.pagesDir}/_site is missing, or would not pass the check.`);
}
