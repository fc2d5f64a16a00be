import { isObject, type Json } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { collectFacts } from './collect-facts.ts';
import { compile } from './compile.ts';
import type { CompiledSiteFile } from './compiled.ts';
import type { PartDocument } from './document.ts';
import { putResults } from './put-results.ts';
import { addViolations, unjudged } from './reading.ts';
import type { Site } from './site.ts';

/** Compiles a file of `_site/` on first use; the text was read when the site was opened. */
export function compileSiteFile(site: Site, schemas: SchemaSet, name: string): CompiledSiteFile | undefined {
  const known = site.compiled.site.get(name);
  const file = site.files.site.get(name);
  const read = site.siteFiles.get(name);
  if (known || file === undefined || read === undefined) return known;
  const schema = schemas.site.get(name);
  const holder: Json[] = 'value' in read ? [read.value] : [];
  const compiled = compile({ site, schemas, findShared: () => undefined }, file, read, {
    walk(reading, value): PartDocument {
      collectFacts(reading, { holder, key: 0 }, schema?.field, '');
      if (schema) addViolations(reading, schema, value, '');
      return { kind: 'site', file, name, facts: reading.facts, ...unjudged };
    },
    finish: (reading) => (putResults(reading) ? withoutSchemaNote(holder[0]) : undefined),
  });
  site.compiled.site.set(name, compiled);
  return compiled;
}

/** `$schema` is for editors only. */
function withoutSchemaNote(value: Json | undefined): Json | undefined {
  if (isObject(value)) delete value.$schema;
  return value;
}
