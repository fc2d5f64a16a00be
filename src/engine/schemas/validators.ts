import { runInThisContext } from 'node:vm';
import type { KeywordDefinition, Options, ValidateFunction } from 'ajv';
import { type Cache, keyOf, noCache } from '../files/cache.ts';
import { requirePackage } from '../files/require-package.ts';
import type { SchemasByName } from './find-reference.ts';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import { judgeSchemas, type SchemaViolation } from './judge-schemas.ts';
import { ownKeywords, partSchema } from './keywords.ts';

/** Base of references between schemas, followed by the file's path. A file's own `$id` is ignored. */
const base = 'schemas:///';

/**
 * The validators of schemas, and of parts of them, by address: `hero.json`, `page.json#/$defs/shared`. Compiling them
 * takes longer than checking a small site, so the code from ajv is cached. The key changes with the schemas and with ajv.
 */
export function compileValidators(
  files: SchemasByName,
  addresses: readonly string[],
  cache: Cache,
): { key: string; validators: Validators; violations: readonly SchemaViolation[] } {
  const { version } = requirePackage('ajv/package.json') as { version: string };
  const key = keyOf('schemas', version, options, partSchema, addresses, [...files]);
  const code = cache.get(key);
  if (code) return { key, validators: runCode(code), violations: [] };
  const ajv = createAjv();
  const violations = judgeSchemas(files, ajv.compile(partSchema));
  if (violations.length > 0) return { key, validators: {}, violations };
  const validators: Record<string, ValidateFunction> = {};
  for (const [name, schema] of files) ajv.addSchema({ ...schema, $id: base + name });
  for (const address of addresses)
    try {
      const validate = ajv.getSchema(base + address);
      if (!validate) throw new Error(`Missing "${address}"`);
      validators[address] = validate;
    } catch (error) {
      violations.push(readViolation(address, error as Error));
    }
  if (violations.length === 0 && cache !== noCache) {
    const { default: standaloneCode } = requirePackage('ajv/dist/standalone') as Standalone;
    const exported = Object.fromEntries(addresses.map((address) => [address, base + address]));
    cache.put(key, standaloneCode(ajv, exported));
  }
  return { key, validators, violations };
}

/** An error of ajv, whose message names the place where a keyword lacks the type of its values. */
function readViolation(address: string, { message }: Error): SchemaViolation {
  const [reason = '', at] = message.replace('strict mode: ', '').split(/ at (?:path )?"/);
  const [file = ''] = address.split('#');
  const [name, pointer = ''] = (at ?? address).replace(base, '').split(/[#"]/);
  const [, type, keyword] = /^missing type "(\w+)" for keyword "(\w+)"/.exec(reason) ?? [];
  const advice = `Expected "type": "${type}" beside "${keyword}", also where there is a "$ref".`;
  return { name: name || file, message: type ? advice : reason, place: { at: 'value', pointer } };
}

type Validators = Readonly<Record<string, ValidateFunction>>;

type Standalone = typeof import('ajv/dist/standalone/index.js');

/** The validators that cached code exports. It requires only ajv's files. */
function runCode(code: Buffer): Validators {
  const define = runInThisContext(`(exports, require, formats) => {${code.toString()}}`) as (
    exports: Validators,
    require: NodeJS.Require,
    formatTable: typeof formats,
  ) => void;
  const validators = {};
  define(validators, requirePackage, formats);
  return validators;
}

const options: Options = {
  strict: true,
  strictRequired: true,
  // A picture is a path, or an object with its path and focus.
  allowUnionTypes: true,
  allErrors: true,
  verbose: true,
  logger: false,
  unicode: false,
};

/** `"asManyAs": "columns"`: as many entries as the block's list `columns`, whose number is the error's `limit`. */
function asManyAs({ _, Name }: typeof import('ajv/dist/2020.js')): KeywordDefinition {
  const counterpartOf = (name: string) => _`${new Name('rootData')}[${name}]`;
  return {
    keyword: 'asManyAs',
    type: 'array',
    schemaType: 'string',
    error: {
      message: 'must have as many entries',
      params: ({ schema }) => _`{limit: ${counterpartOf(String(schema))}.length}`,
    },
    code(context) {
      const counterpart = counterpartOf(String(context.schema));
      context.fail(_`Array.isArray(${counterpart}) && ${context.data}.length !== ${counterpart}.length`);
    },
  };
}

/** `"needsOne": ["name", "position"]`: an object has at least one of these properties. */
function needsOne({ _ }: typeof import('ajv/dist/2020.js')): KeywordDefinition {
  return {
    keyword: 'needsOne',
    type: 'object',
    schemaType: 'array',
    error: { message: 'must have one of the properties' },
    code(context) {
      const names = context.schema as string[];
      context.fail(
        names
          .map((name) => _`${context.data}[${name}] === undefined`)
          .reduce((all, isMissing) => _`${all} && ${isMissing}`),
      );
    },
  };
}

/** Keeps the source of its functions, which refers to a variable named `formats`. */
function createAjv(): Ajv2020 {
  const ajvPackage = requirePackage('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const code = { optimize: false, source: true, formats: new ajvPackage.Name('formats') };
  const ajv = new ajvPackage.Ajv2020({ ...options, code });
  ajv.addVocabulary(ownKeywords.filter((keyword) => !['asManyAs', 'needsOne'].includes(keyword)));
  for (const define of [asManyAs, needsOne]) ajv.addKeyword(define(ajvPackage));
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}
