import { runInThisContext } from 'node:vm';
import type { ValidateFunction } from 'ajv';
import { type Cache, keyOf } from '../files/cache.ts';
import { requirePackage } from '../files/require-package.ts';
import { createAjv, describeAjv, formats } from './create-ajv.ts';
import type { SchemaFile } from './schema-file.ts';

/** Base of references between schemas, followed by the file's path. A file's own `$id` is ignored. */
const base = 'schemas:///';

/** Validators, each compiled on first use. */
export interface Validators {
  /** Changes with the schemas and with ajv. */
  key: string;
  /** @throws Error for a schema that ajv does not take. */
  add(file: SchemaFile): true;
  /** @throws Error for a schema, or a part of one, that does not compile. */
  get(name: string, pointer: string): ValidateFunction;
  /** Puts the code of all used validators into the cache. */
  cacheCode(): void;
}

/** Compiling the schemas takes longer than checking a small site, so the code from ajv is cached. */
export function openValidators(files: readonly SchemaFile[], cache: Cache): Validators {
  const schemas = files.map(({ name, schema }) => [name, schema]);
  const key = keyOf('schemas', describeAjv(), schemas);
  const code = cache.get(key);
  return { key, ...(code ? runCode(code) : compileNow((made) => cache.put(key, made))) };
}

type Functions = Omit<Validators, 'key'>;

function runCode(code: Buffer): Functions {
  const define = runInThisContext(`(exports, require, formats) => {${code.toString()}}`) as Define;
  const known: Record<string, ValidateFunction> = {};
  define(known, requirePackage, formats);
  return {
    add: () => true,
    get: (file, pointer) => known[addressOf(file, pointer)]!,
    cacheCode() {},
  };
}

/** The cached code as a function: it fills its exports, and requires only ajv's files. */
type Define = (
  exports: Record<string, ValidateFunction>,
  require: NodeJS.Require,
  own: typeof formats,
) => void;

type Standalone = typeof import('ajv/dist/standalone/index.js');

function compileNow(put: (code: string) => void): Functions {
  const ajv = createAjv({ isCached: true });
  const asked = new Set<string>();
  return {
    add({ name: file, schema }) {
      ajv.addSchema({ ...schema, $id: base + file });
      return true;
    },
    get(file, pointer) {
      const address = addressOf(file, pointer);
      const validate = ajv.getSchema(address);
      if (!validate) throw new Error(`Missing ${pointer}.`);
      asked.add(address);
      return validate;
    },
    cacheCode() {
      const { default: standaloneCode } = requirePackage('ajv/dist/standalone') as Standalone;
      const exported = Object.fromEntries(Array.from(asked, (address) => [address, address]));
      put(standaloneCode(ajv, exported));
    },
  };
}

function addressOf(name: string, pointer: string): string {
  return `${base}${name}${pointer && `#${pointer}`}`;
}
