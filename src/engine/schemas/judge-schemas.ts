import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import { listSome, quote } from '../text/messages.ts';
import { createFieldReader, roleKinds, type RoleName } from './field.ts';
import { findReference, type SchemasByName, type Target } from './find-reference.ts';
import { mapParts, partSchema } from './keywords.ts';
import type { CompiledSchema } from './schema-set.ts';
import { validateValue } from './validate-value.ts';

export interface SchemaViolation extends Pick<Finding, 'message' | 'hint' | 'place'> {
  name: string;
}

/** What can be said of schemas before they are compiled. `validate` tests a part of one by `partSchema`. */
export function judgeSchemas(files: SchemasByName, validate: CompiledSchema['validate']): SchemaViolation[] {
  const field = createFieldReader(files)('', partSchema);
  const compiled = { name: '', file: '', schema: partSchema, field, validate };

  function judge(name: string, schema: JsonObject, pointer: string): SchemaViolation[] {
    const invalid = validateValue(compiled, schema, pointer).map((violation) => ({ ...violation, name }));
    const fitting = invalid.length > 0 ? [] : Object.entries(finders);
    const unfit = fitting.flatMap(([keyword, find]) => {
      const message = schema[keyword] === undefined ? undefined : find(schema, name, files);
      const place = { at: 'value', pointer: `${pointer}/${keyword}` } as const;
      return message === undefined ? [] : { name, message, place };
    });
    const violations: SchemaViolation[] = [...invalid, ...unfit];
    mapParts(schema, (value, steps) => {
      violations.push(...judge(name, value, pointer + steps));
      return value;
    });
    return violations;
  }

  return [...files].flatMap(([name, schema]) => judge(name, schema, ''));
}

/** By the keyword whose value each may find wrong, in a part whose keywords have values of the right form. */
const finders: Record<
  string,
  (schema: JsonObject, name: string, files: SchemasByName) => string | undefined
> = {
  $ref(schema, name, files) {
    const passed = new Set<JsonObject>();
    let at: Target | undefined = { name, target: schema };
    while (at && typeof at.target.$ref === 'string' && !passed.has(at.target)) {
      passed.add(at.target);
      at = findReference(files, at.name, at.target.$ref);
    }
    if (at?.target === schema) return 'Unexpected "$ref" that leads back to itself.';
    if (at || passed.size > 1) return undefined;
    return `Unknown target ${quote(String(schema.$ref))} of "$ref".`;
  },
  default({ default: value, enum: values }) {
    if (!Array.isArray(values) || values.includes(value!)) return undefined;
    return `Expected a value of the "enum" instead of ${JSON.stringify(value)}`;
  },
  role({ type, role, $ref }) {
    if ($ref)
      return 'Unexpected "role" beside "$ref". Write what the shared part contains in place of "$ref".';
    const kinds: readonly string[] = roleKinds[role as RoleName];
    if (type === undefined || [type].flat().every((candidate) => kinds.includes(String(candidate))))
      return undefined;
    return `Expected the role "${String(role)}" beside "type": ${listSome(kinds, quote)}.`;
  },
};
