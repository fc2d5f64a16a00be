import type { ErrorObject } from 'ajv';
import type { Json } from '../json/json.ts';
import { groupBy } from '../text/group-by.ts';
import { explainError } from './explain-error.ts';
import { findElsewhere, findField } from './find-elsewhere.ts';
import { explainProperties, type Surroundings } from './explain-properties.ts';
import type { CompiledSchema } from './schema-set.ts';
import type { Violation } from '../diagnostics/problems.ts';

/**
 * Every mistake in a value, one violation each. `pointer`: the value's pointer in its file. `outer`: the
 * schema of the file, when the value is a block.
 */
export function validateValue(
  schema: CompiledSchema,
  value: Json,
  pointer: string,
  outer?: CompiledSchema,
): Violation[] {
  if (schema.validate(value)) return [];
  const surroundings: Surroundings = {
    findField: (path) => findField(schema.field, value, path),
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
