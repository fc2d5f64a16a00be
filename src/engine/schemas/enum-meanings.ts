import type { JsonObject } from '../json/json.ts';

/**
 * What each value of an "enum" means, from its description: `The layout. "side": text left. "row": pictures.` Undefined
 * if one value has no meaning there. The meanings stand in the description, because messages, docs and types show it as
 * one text, and because a description beside a "$ref" replaces it as a whole.
 */
export function meaningsOf({ enum: values, description }: JsonObject): string[] | undefined {
  if (!Array.isArray(values) || typeof description !== 'string') return undefined;
  const meanings = values.map((value) => {
    const [, meaning] = description.split(`"${String(value)}": `);
    return meaning?.split(/ "[\w-]+": /)[0]?.trim();
  });
  return meanings.every((text) => text !== undefined) ? meanings : undefined;
}
