import { describeProperty } from '../schemas/drawn-in.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';

/** Keywords for this project only, and keywords that editors do not need for completion. */
const dropped = new Set([
  'role',
  'headingLevel',
  'keyOf',
  'expects',
  'alsoCalled',
  'instead',
  'shownWide',
  'drawnIn',
  'mayBeMissing',
  'tsType',
  'format',
  'examples',
  // Names a generated type, and editors would show it.
  'title',
  '$id',
  '$schema',
]);
/** Keywords that apply to the displayed text, not to one with placeholders. */
const aboutText = ['minLength', 'maxLength', 'pattern'];

/**
 * Adapts a schema for editors. They see `{facts.projects}` instead of "4200+", so text limits apply only to texts
 * without a brace. References between schema files stay the same.
 */
export function relaxSchema(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).filter(([key]) => !dropped.has(key) && !aboutText.includes(key));
  const limits = Object.entries(schema).filter(([key]) => aboutText.includes(key));
  // Otherwise editors show the pattern itself.
  if (typeof schema.pattern === 'string' && typeof schema.expects === 'string')
    limits.push(['patternErrorMessage', `Expected ${schema.expects}.`]);
  const relaxed = Object.fromEntries(entries.map(([key, value]) => [key, relaxEntry(key, value)]));
  if (schema.drawnIn !== undefined) relaxed.description = describeProperty(schema);
  const perValue = describeValues(relaxed);
  if (perValue) relaxed.enumDescriptions = perValue;
  if (limits.length === 0) return relaxed;
  return { ...relaxed, if: { pattern: '^[^{]*$' }, then: Object.fromEntries(limits) };
}

/** The part of a description for each value: `"side": text left.` Undefined if one value has none. */
function describeValues({ enum: values, description }: JsonObject): string[] | undefined {
  if (!Array.isArray(values) || typeof description !== 'string') return undefined;
  const found = values.map((value) => {
    const [, behind] = description.split(`"${String(value)}": `);
    return behind?.split(/ "[a-zA-Z]+": /)[0]?.trim();
  });
  return found.every((text) => text !== undefined) ? found : undefined;
}

/** Keys that contain schemas by name; a property may be named like a keyword. */
const namedSchemas = ['properties', '$defs'];
/** Keys that contain no schema. */
const plain = ['enum', 'const', 'required', 'default', 'enumDescriptions'];

function relaxEntry(key: string, value: Json): Json {
  if (plain.includes(key)) return value;
  if (namedSchemas.includes(key) && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, isObject(child) ? relaxSchema(child) : child]),
    );
  }
  return isObject(value) ? relaxSchema(value) : value;
}
