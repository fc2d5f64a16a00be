import type { ErrorObject } from 'ajv';
import { isObject, type Json, readPointer } from '../json/json.ts';
import { groupBy } from '../text/group-by.ts';
import { explainError } from './explain-error.ts';
import { explainProperties, type Surroundings } from './explain-properties.ts';
import type { CompiledSchema } from './schema-set.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { quote } from '../text/messages.ts';
import { canBe, type Field } from './field.ts';

/** Every mistake in the value at a pointer. `outer`: the schema of the file, when the value is a block. */
export function validateValue(
  schema: CompiledSchema,
  value: Json,
  pointer: string,
  outer?: CompiledSchema,
): Violation[] {
  if (schema.validate(value)) return [];
  const surroundings: Surroundings = {
    findField: (path) => followPath(schema.field, value, readPointer(path)).at(-1)?.field,
    findPlace: (path, key) =>
      findElsewhere(schema.field, value, path, key) ??
      (outer?.field.properties.has(key)
        ? 'It belongs to the page, beside "sections". Move it there.'
        : undefined),
  };
  return mergeErrors(schema.validate.errors ?? [], surroundings).map((violation) =>
    moveInto(violation, pointer),
  );
}

function mergeErrors(errors: ErrorObject[], surroundings: Surroundings): Violation[] {
  const violations: Violation[] = [];
  const aboutNames = errors.filter(isAboutName);
  const aboutValues = errors.filter((error) => !isAboutName(error) && error.keyword !== 'propertyNames');
  const byName = groupBy(aboutNames, ({ instancePath, propertyName }) => `${instancePath}/${propertyName}`);
  for (const [first] of byName.values()) if (first) violations.push(explainError(first));
  const byObject = groupBy(aboutValues, (error) => error.instancePath);
  for (const [path, group] of byObject) {
    // A value of the wrong type breaks other keywords too; only the type error helps.
    const decisive = group.find(({ keyword }) => keyword === 'type');
    if (decisive) {
      violations.push(explainError(decisive));
      continue;
    }
    for (const violation of explainProperties(path, group.filter(isAboutProperty), surroundings))
      violations.push(violation);
    const first = group.find((error) => !isAboutProperty(error));
    if (first) violations.push(explainError(first));
  }
  return violations;
}

/** True for an error about the form of an arbitrary key. Ajv repeats it as an error about the object. */
function isAboutName({ keyword, propertyName }: ErrorObject): boolean {
  return propertyName !== undefined && keyword !== 'propertyNames';
}

function isAboutProperty({ keyword }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'dependentRequired' || keyword === 'additionalProperties';
}

function moveInto(violation: Violation, pointer: string): Violation {
  const { place } = violation;
  return 'pointer' in place
    ? { ...violation, place: { ...place, pointer: pointer + place.pointer } }
    : violation;
}

/** A hint if an object around this one, or one of its parts, takes the property. */
function findElsewhere(root: Field, value: Json, pointer: string, key: string): string | undefined {
  const steps = readPointer(pointer);
  const path = followPath(root, value, steps);
  const own = path.at(-1);
  if (!own) return undefined;
  for (const [index, around] of [...path.entries()].slice(0, -1).toReversed()) {
    if (!around.field?.properties.has(key)) continue;
    const neighbour = quote(steps[index] ?? '');
    return isObject(around.value) && Object.hasOwn(around.value, key)
      ? `It belongs beside ${neighbour}, where there is one already. Remove this one.`
      : `It belongs further out, beside ${neighbour}. Move it there.`;
  }
  const written = isObject(own.value) ? own.value[key] : undefined;
  const takes = (field: Field | undefined) => {
    const property = field?.properties.get(key);
    return property !== undefined && (written === undefined || canBe(property, written));
  };
  const inside = [...(own.field?.properties ?? [])].flatMap(([name, field]) => {
    if (takes(field)) return [quote(name)];
    return takes(field.items) ? [`an entry of ${quote(name)}`] : [];
  });
  return inside.length === 0 ? undefined : `It belongs further in, in ${inside.join(' or ')}. Move it there.`;
}

interface Level {
  field: Field | undefined;
  value: Json | undefined;
}

/** The values from the root to the end of the steps, each with its field. */
function followPath(root: Field, value: Json, steps: readonly string[]): Level[] {
  const path: Level[] = [{ field: root, value }];
  for (const step of steps) {
    const { field, value: parent }: Level = path.at(-1)!;
    path.push(
      Array.isArray(parent)
        ? { field: field?.items, value: parent[Number(step)] }
        : { field: field?.properties.get(step), value: isObject(parent) ? parent[step] : undefined },
    );
  }
  return path;
}
