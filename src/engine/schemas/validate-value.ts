import type { ErrorObject } from 'ajv';
import { isObject, type Json, type JsonObject, readPointer } from '../json/json.ts';
import { groupBy } from '../text/group-by.ts';
import { explainEmpty } from './empty-values.ts';
import { explainError } from './explain-error.ts';
import { explainProperties } from './explain-properties.ts';
import type { Level } from './match-properties.ts';
import type { Field } from './field.ts';
import type { CompiledSchema, SchemaSet } from './schema-set.ts';
import type { Violation } from '../diagnostics/finding.ts';

/** Every mistake in the value at a pointer. `outer`: the schema of the file, when the value is a block. */
export function validateValue(
  schema: CompiledSchema,
  value: Json,
  pointer: string,
  outer?: CompiledSchema,
): Violation[] {
  if (schema.validate(value)) return [];
  const errors = (schema.validate.errors ?? [])
    // Ajv repeats an error about the form of a key as an error about its object.
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .map((error) => ({ ...error, instancePath: pointer + error.instancePath }));
  const follow = (path: string) => followPath(schema.field, value, readPointer(path.slice(pointer.length)));
  const { violations: empty, rest } = explainEmpty(errors, pointer, follow);
  const groups = groupBy(rest, ({ instancePath, propertyName }) => `${instancePath} ${propertyName}`);
  const explained = [...groups.values()].flatMap((group) =>
    explainPlace(group, follow(group[0].instancePath), outer),
  );
  return [...empty, ...explained];
}

/** Explains the errors of one value or key: those of its properties, and of the others the one that says most. */
function explainPlace(
  errors: readonly ErrorObject[],
  levels: readonly Level[],
  outer: CompiledSchema | undefined,
): Violation[] {
  const violations = explainProperties(errors.filter(isAboutProperty), levels, outer?.field);
  // A value of the wrong type breaks other keywords too; only the type error helps.
  const decisive =
    errors.find(({ keyword }) => keyword === 'type') ??
    // A snippet of HTML in the place of an address is also too long.
    errors.find(({ keyword, data }) => keyword === 'format' && data !== '') ??
    errors.find((error) => !isAboutProperty(error));
  if (!decisive || isExplainedBy(violations, decisive)) return violations;
  return [...violations, explainError(decisive, levels.at(-1)?.field)];
}

function isExplainedBy(violations: readonly Violation[], { keyword }: ErrorObject): boolean {
  // A missing property says more than their number.
  if (keyword === 'minProperties') return violations.length > 0;
  // What is written under another name may be the one.
  return keyword === 'needsOne' && violations.some(({ rule }) => rule === 'schema/unknown-property');
}

/** Explains a file that has what another kind of file needs, and something that its own kind does not take. */
export function explainWrongKind(
  set: SchemaSet,
  fileSchema: CompiledSchema,
  value: Json,
): Violation | undefined {
  const keys = isObject(value) ? Object.keys(value) : [];
  const knowsAll = ({ field }: CompiledSchema) => keys.every((key) => field.properties.has(key));
  const needed = ({ schema }: CompiledSchema) => [schema.required ?? []].flat().map(String);
  const kinds = knowsAll(fileSchema) ? [] : [['', set.page] as const, ...set.site];
  const isOf = (kind: CompiledSchema) => knowsAll(kind) && needed(kind).every((key) => keys.includes(key));
  const [name] = kinds.find(([, kind]) => isOf(kind)) ?? [];
  if (name === undefined) return undefined;
  const path = name && `_site/${name}.json`;
  const message = `Unexpected place of this file: it has the content of ${path || 'a page'}.`;
  const hint = `Move it ${path ? `to ${path}` : 'out of this folder'}, or remove it if it is a copy.`;
  return { rule: 'schema/wrong-form', place: { at: 'value', pointer: '' }, message, hint };
}

function isAboutProperty({ keyword }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'dependentRequired' || keyword === 'additionalProperties';
}

/** The values from the root to the end of the steps. */
function followPath(root: Field, value: Json, steps: readonly string[]): Level[] {
  const path: Level[] = [{ field: root, value, step: '' }];
  for (const step of steps) {
    const { field, value: parent }: Level = path.at(-1)!;
    const child = Array.isArray(parent) ? field?.items : (field?.properties.get(step) ?? field?.values);
    path.push({ field: child, value: (parent as JsonObject | undefined)?.[step], step });
  }
  return path;
}
