import { describeProperty } from '../schemas/drawn-in.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';

/** What only this project understands, and what editors have no use for in a schema they only complete from. */
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
  // It names a type of the program, and editors show it.
  'title',
  '$id',
  '$schema',
]);
/** What is said about a text as visitors read it, not about one with placeholders in it. */
const aboutText = ['minLength', 'maxLength', 'pattern'];

/**
 * A schema as editors take it. They see `{facts.projects}` where the check sees "4200+", so limits of a text apply
 * there only to texts without a brace. References between schema files stay as they are.
 */
export function relaxSchema(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).filter(([key]) => !dropped.has(key) && !aboutText.includes(key));
  const limits = Object.entries(schema).filter(([key]) => aboutText.includes(key));
  // Else editors show the pattern itself.
  if (typeof schema.pattern === 'string' && typeof schema.expects === 'string')
    limits.push(['patternErrorMessage', `Expected ${schema.expects}.`]);
  const relaxed = Object.fromEntries(entries.map(([key, value]) => [key, relaxEntry(key, value)]));
  if (schema.drawnIn !== undefined) relaxed.description = describeProperty(schema);
  const perValue = describeValues(relaxed);
  if (perValue) relaxed.enumDescriptions = perValue;
  if (limits.length === 0) return relaxed;
  return { ...relaxed, if: { pattern: '^[^{]*$' }, then: Object.fromEntries(limits) };
}

/** What a description says of each value: `"side": text left.` Undefined when it does not speak of every one. */
function describeValues({ enum: values, description }: JsonObject): string[] | undefined {
  if (!Array.isArray(values) || typeof description !== 'string') return undefined;
  const found = values.map((value) => {
    const [, behind] = description.split(`"${String(value)}": `);
    return behind?.split(/ "[a-zA-Z]+": /)[0]?.trim();
  });
  return found.every((text) => text !== undefined) ? found : undefined;
}

/** Under these keys stand schemas by name; a property may be called like a keyword. */
const namedSchemas = ['properties', '$defs'];
/** Under these stands what is no schema. */
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
