import { runInThisContext } from 'node:vm';
import type { KeywordDefinition, Options, ValidateFunction } from 'ajv';
import { type Cache, keyOf, noCache } from '../files/cache.ts';
import { requirePackage } from '../files/require-package.ts';
import { roleNames } from './field.ts';
import type { SchemasByName } from './find-reference.ts';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';

/** Base of references between schemas, followed by the file's path. A file's own `$id` is ignored. */
const base = 'schemas:///';

/** Calls a function for the schema of a name. Notes the error that it throws, and returns undefined then. */
export type Attempt = <Result>(name: string, action: () => Result) => Result | undefined;

/**
 * The validators of schemas, and of parts of them, by address: `hero.json`, `page.json#/$defs/shared`. Compiling them
 * takes longer than checking a small site, so the code from ajv is cached. The key changes with the schemas and with ajv.
 */
export function compileValidators(
  files: SchemasByName,
  addresses: readonly string[],
  cache: Cache,
  attempt: Attempt,
): { key: string; validators: Validators } {
  const key = keyOf('schemas', describeAjv(), addresses, [...files]);
  const code = cache.get(key);
  if (code) return { key, validators: runCode(code) };
  const ajv = createAjv();
  const added = [...files].filter(([name, schema]) =>
    attempt(name, () => ajv.addSchema({ ...schema, $id: base + name })),
  );
  const compiled = (added.length === files.size ? addresses : []).flatMap((address) => {
    const validate = attempt(address.replace(/#.*/, ''), () => ajv.getSchema(base + address));
    return validate ? [[address, validate] as const] : [];
  });
  if (compiled.length === addresses.length && cache !== noCache) {
    const { default: standaloneCode } = requirePackage('ajv/dist/standalone') as Standalone;
    const exported = Object.fromEntries(addresses.map((address) => [address, base + address]));
    cache.put(key, standaloneCode(ajv, exported));
  }
  return { key, validators: Object.fromEntries(compiled) };
}

type Validators = Readonly<Record<string, ValidateFunction>>;

type Standalone = typeof import('ajv/dist/standalone/index.js');

/** The validators that cached code exports. It requires only ajv's files. */
function runCode(code: Buffer): Validators {
  const define = runInThisContext(`(exports, require, formats) => {${code.toString()}}`) as (
    exports: Validators,
    require: NodeJS.Require,
    own: typeof formats,
  ) => void;
  const known = {};
  define(known, requirePackage, formats);
  return known;
}

/** A misspelt keyword in a schema is an error, never ignored. */
const options: Options = {
  strict: true,
  // A picture is a path, or an object with its path and focus.
  allowUnionTypes: true,
  allErrors: true,
  verbose: true,
  logger: false,
  unicode: false,
};

const level = { type: 'integer', minimum: 1, maximum: 4 };

/** This project's own keywords. An error about a `metaSchema` names the place of the keyword, unlike one about a `schemaType`. */
const keywords: KeywordDefinition[] = [
  { keyword: 'role', metaSchema: { enum: roleNames } },
  { keyword: 'keyOf', metaSchema: { type: 'string' } },
  { keyword: 'shownWide', metaSchema: { type: 'number' } },
  { keyword: 'alsoCalled', metaSchema: { type: 'array' } },
  { keyword: 'formerly', metaSchema: { type: ['string', 'array', 'object'] } },
  { keyword: 'instead', metaSchema: { type: 'object' } },
  { keyword: 'usedIn', metaSchema: { type: 'object' } },
  { keyword: 'expects', metaSchema: { type: 'string' } },
  { keyword: 'tsType', metaSchema: { type: 'string' } },
  { keyword: 'mayBeMissing', metaSchema: { type: 'boolean' } },
  {
    keyword: 'headingLevel',
    metaSchema: { anyOf: [level, { type: 'array', items: level, minItems: 2, maxItems: 2 }] },
  },
];

/** `"asManyAs": "columns"`: as many entries as the block's list `columns`, whose number is the error's `limit`. */
function asManyAs({ _, Name }: typeof import('ajv/dist/2020.js')): KeywordDefinition {
  const otherOf = (name: string) => _`${new Name('rootData')}[${name}]`;
  return {
    keyword: 'asManyAs',
    type: 'array',
    schemaType: 'string',
    error: {
      message: 'must have as many entries',
      params: ({ schema }) => _`{limit: ${otherOf(String(schema))}.length}`,
    },
    code(context) {
      const other = otherOf(String(context.schema));
      context.fail(_`Array.isArray(${other}) && ${context.data}.length !== ${other}.length`);
    },
  };
}

/** The names of this project's own keywords, which other programs do not know. */
export const ownKeywords = [...keywords.map(({ keyword }) => String(keyword)), 'asManyAs'];

/** Everything that a validator's code depends on besides its schemas, as a text. */
function describeAjv(): string {
  const { version } = requirePackage('ajv/package.json') as { version: string };
  return JSON.stringify([version, options, keywords, Object.keys(formats)]);
}

/** Keeps the source of its functions, which refers to a variable named `formats`. */
function createAjv(): Ajv2020 {
  const ajvPackage = requirePackage('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const code = { optimize: false, source: true, formats: new ajvPackage.Name('formats') };
  const ajv = new ajvPackage.Ajv2020({ ...options, code });
  for (const keyword of keywords) ajv.addKeyword(keyword);
  ajv.addKeyword(asManyAs(ajvPackage));
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}
