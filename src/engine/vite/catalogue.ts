import type { PageData } from '../../shared/page.ts';
import { isObject, type JsonObject } from '../site/json.ts';
import { resolveBlock } from '../site/resolve-block.ts';
import type { Site } from '../site/site.ts';

/** Where the development server shows every section type with its schema's examples. */
export const catalogueRoute = '/__catalogue';

/**
 * A page made of a schema's examples: `/__catalogue` shows the fullest example of every type,
 * `/__catalogue/hero` all examples of one, `/__catalogue/hero/0` one of them.
 */
export function cataloguePage(site: Site, route: string): PageData | undefined {
  const [type, index] = route.slice(catalogueRoute.length + 1).split('/').filter(Boolean);
  const compiled = [...(site.schemas?.sections ?? [])].filter(([name]) => type === undefined || name === type);
  const sections = compiled.flatMap(([, { schema, file }]) =>
    examplesOf(schema)
      .slice(type === undefined ? -1 : 0)
      .filter((_, position) => index === undefined || position === Number(index))
      .flatMap((example) => resolveBlock(site, { ...structuredClone(example), hidden: false }, file) ?? []),
  );
  if (sections.length === 0) return undefined;
  return { path: route, aliases: [], title: ['Catalogue', type].filter(Boolean).join(': '), description: '', noindex: true, sections };
}

function examplesOf(schema: JsonObject): JsonObject[] {
  return Array.isArray(schema.examples) ? schema.examples.filter(isObject) : [];
}
