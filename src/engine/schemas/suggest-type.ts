import { listSome } from '../text/messages.ts';
import { isOnlySlip, suggest } from '../../shared/suggest.ts';
import type { JsonObject } from '../json/json.ts';
import { sameWord } from './same-word.ts';
import type { SchemaSet } from './schema-set.ts';

interface TypeSuggestion {
  meant: string | undefined;
  safe: boolean;
  /** The purpose of the suggested type if its name differs, or the list of types. */
  hint: string | undefined;
}

/** The suggested section type: one with a similar or alternative name, or with that word in its name. */
export function suggestType(type: string, { sections }: Pick<SchemaSet, 'sections'>): TypeSuggestion {
  const types = [...sections.keys(), 'shared'];
  const near = suggest(type, types);
  if (near !== undefined && isOnlySlip(type, near, types))
    return { meant: near, safe: true, hint: undefined };
  const schemas = new Map([...sections].map(([name, { schema }]) => [name, schema]));
  const other = findByName(type, schemas) ?? findByPart(type, schemas) ?? findInside(type, schemas);
  if (other !== undefined)
    return { meant: other, safe: false, hint: textOf(schemas.get(other)?.description) };
  const hint = near === undefined ? `Known: ${listSome(types)}.` : undefined;
  return { meant: near, safe: false, hint };
}

function findByName(type: string, schemas: ReadonlyMap<string, JsonObject>): string | undefined {
  for (const [name, { alsoCalled }] of schemas)
    if (Array.isArray(alsoCalled) && alsoCalled.some((other) => sameWord(String(other), type))) return name;
  return undefined;
}

/** "stats" is a part of "statsStrip". A word in the names of several types suggests none of them. */
function findByPart(type: string, schemas: ReadonlyMap<string, JsonObject>): string | undefined {
  const found = [...schemas.keys()].filter((name) =>
    name.split(/(?=[A-Z])/).some((part) => sameWord(part, type)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** "heroBlock" and "hero-banner" contain a type's name. */
function findInside(type: string, schemas: ReadonlyMap<string, JsonObject>): string | undefined {
  const parts = type.split(/(?=[A-Z])|[^a-zA-Z0-9]+/).filter((part) => part.length > 2);
  const found = new Set(
    parts.flatMap(
      (part) => [...schemas.keys()].find((name) => sameWord(name, part)) ?? findByName(part, schemas) ?? [],
    ),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
