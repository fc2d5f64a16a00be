import { posix } from 'node:path';
import { suggest } from '../../shared/suggest.ts';
import { didYouMean, type Finding } from '../diagnostics/finding.ts';
import { isObject, type Json, type JsonObject, stepInto } from '../json/json.ts';
import { listSome, quote } from '../text/messages.ts';
import { createFieldReader, roleKinds, type RoleName } from './field.ts';
import { findTarget, type SchemasByName, type Target } from './find-reference.ts';
import { partSchema } from './keywords.ts';
import type { CompiledSchema } from './schema-set.ts';
import { validateValue } from './validate-value.ts';

/** A mistake in the schema of a name. */
export interface Mistake extends Pick<Finding, 'message' | 'hint' | 'place'> {
  name: string;
}

/** What can be said of schemas before they are compiled. `validate` tests a part of one by `partSchema`. */
export function judgeSchemas(files: SchemasByName, validate: CompiledSchema['validate']): Mistake[] {
  const compiled = {
    file: '',
    schema: partSchema,
    field: createFieldReader(files)('', partSchema),
    validate,
  };

  function judge(name: string, part: JsonObject, pointer: string): Mistake[] {
    const own = validateValue(compiled, part, pointer).map((mistake) => ({ ...mistake, name }));
    const fitting = own.length > 0 ? [] : Object.entries(finders);
    const found = fitting.flatMap(([keyword, find]) => {
      const message = part[keyword] === undefined ? undefined : find(part, name, files);
      const place = { at: 'value', pointer: `${pointer}/${keyword}` } as const;
      return message === undefined ? [] : { name, message, place };
    });
    const inner = partsOf(part).flatMap(([steps, value]) => judge(name, value, pointer + steps));
    return [...own, ...found, ...inner];
  }

  return [...files].flatMap(([name, schema]) => judge(name, schema, ''));
}

/** The schemas in a schema, each with the pointer from it. */
function partsOf(schema: JsonObject): [pointer: string, part: JsonObject][] {
  const single = ['items', 'additionalProperties', 'propertyNames'].map(
    (key) => [`/${key}`, schema[key]] as const,
  );
  const named = ['$defs', 'properties'].flatMap((key) =>
    Object.entries(schema[key] ?? {}).map(
      ([name, part]: [string, Json]) => [stepInto(`/${key}`, name), part] as const,
    ),
  );
  return [...single, ...named].flatMap(([pointer, part]) => (isObject(part) ? [[pointer, part]] : []));
}

type Find = (part: JsonObject, name: string, files: SchemasByName) => string | undefined;

/** By the keyword whose value each may find wrong, in a part whose keywords have values of the right form. */
const finders: Readonly<Record<string, Find>> = {
  $ref(part, name, files) {
    const passed = new Set<JsonObject>();
    let at: Target | undefined = { name, target: part };
    while (at && typeof at.target.$ref === 'string' && !passed.has(at.target)) {
      passed.add(at.target);
      at = findTarget(files, at.name, at.target.$ref);
    }
    if (at?.target === part) return 'Unexpected "$ref" that leads back to itself.';
    if (at || passed.size > 1) return undefined;
    const ref = String(part.$ref);
    const { meant } = suggest(ref, listTargets(files, name));
    return didYouMean(`Unknown target ${quote(ref)} of "$ref".`, ref, meant).message;
  },
  default({ default: value, enum: values }) {
    if (!Array.isArray(values) || values.includes(value!)) return undefined;
    return `Expected a value of the "enum" instead of ${JSON.stringify(value)}`;
  },
  pattern(part) {
    const pattern = String(part.pattern);
    try {
      return new RegExp(pattern, 'u').unicode ? undefined : pattern;
    } catch (error) {
      return `Expected a regular expression: ${(error as Error).message.replace(/^.*: /, '')}`;
    }
  },
  required({ properties = {}, required }) {
    const unknown = (required as string[]).find((key) => !Object.hasOwn(properties as JsonObject, key));
    if (unknown === undefined) return undefined;
    return `Unknown property ${quote(unknown)} in "required". Write its schema in "properties".`;
  },
  role({ type, role }) {
    const kinds: readonly string[] = roleKinds[role as RoleName];
    if (type === undefined || [type].flat().every((one) => kinds.includes(String(one)))) return undefined;
    return `Expected the role "${String(role)}" beside "type": ${listSome(kinds, quote)}.`;
  },
};

/** The references that a schema may contain. */
function listTargets(files: SchemasByName, name: string): string[] {
  return [...files].flatMap(([file, { $defs }]) => {
    const path = file === name ? '' : posix.relative(posix.dirname(name), file);
    return isObject($defs) ? Object.keys($defs).map((key) => `${path}#/$defs/${key}`) : [];
  });
}
