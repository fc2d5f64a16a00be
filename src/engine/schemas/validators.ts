import { createHash } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import type { ValidateFunction } from 'ajv';
import type { KeptFiles } from '../files/kept-files.ts';
import { requirePackage } from '../files/require-package.ts';
import { createAjv, describeAjv, formats } from './create-ajv.ts';
import type { SchemaFile } from './schema-file.ts';

/** References between schemas are resolved against this base plus the file's path, whatever `$id` the file carries. */
const base = 'schemas:///';

/** The functions that validate values, each compiled when it is asked for. */
export interface Validators {
  /** Changes with the schemas and with ajv. */
  digest: string;
  /** @throws Error for a schema that ajv does not take. */
  add(file: SchemaFile): true;
  /** @throws Error for a schema, or a part of one, that does not compile. */
  get(name: string, pointer: string): ValidateFunction;
  /** Keeps all that were asked for. */
  keep(): void;
}

/**
 * Compiling the schemas takes longer than checking a small site, so the code that ajv makes is kept under a hash of the
 * schemas and of ajv with its settings.
 */
export function openValidators(files: readonly SchemaFile[], kept: KeptFiles): Validators {
  const key = createHash('sha256').update(describeAjv());
  for (const { name, schema } of files) key.update(JSON.stringify([name, schema]));
  const digest = key.digest('hex');
  return { digest, ...(recall(kept, `${digest}.js`) ?? compileNow(kept, `${digest}.js`)) };
}

function recall(kept: KeptFiles, name: string): Omit<Validators, 'digest'> | undefined {
  const code = kept.recall(name);
  if (!code) return undefined;
  const define = runInThisContext(`(exports, require, formats) => {${code.toString()}}`) as Define;
  const known: Record<string, ValidateFunction> = {};
  define(known, requirePackage, formats);
  return {
    add: () => true,
    get: (file, pointer) => known[addressOf(file, pointer)]!,
    keep() {},
  };
}

/** What the kept code becomes: it fills its exports, and asks for no other package than ajv. */
type Define = (
  exports: Record<string, ValidateFunction>,
  require: NodeJS.Require,
  own: typeof formats,
) => void;

type Standalone = typeof import('ajv/dist/standalone/index.js');

function compileNow(kept: KeptFiles, name: string): Omit<Validators, 'digest'> {
  const ajv = createAjv({ isKept: true });
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
    keep() {
      kept.keep(name, () => {
        const { default: standaloneCode } = requirePackage('ajv/dist/standalone') as Standalone;
        const exported = Object.fromEntries(Array.from(asked, (address) => [address, address]));
        return Buffer.from(standaloneCode(ajv, exported));
      });
    },
  };
}

function addressOf(name: string, pointer: string): string {
  return `${base}${name}${pointer && `#${pointer}`}`;
}
