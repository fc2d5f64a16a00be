import type { ErrorObject } from 'ajv';
import type { Finding } from '../diagnostics/finding.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import type { Field } from './field.ts';
import type { SchemasByName } from './find-reference.ts';

/** Folder of the schemas, relative to the project. */
export const schemaFolder = 'section-schemas';

/** True when a value fits. Otherwise `errors` says why the last one does not. */
interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export interface CompiledSchema {
  /** Path in section-schemas/, without `own/`: `hero.json` */
  name: string;
  /** `section-schemas/hero.json`, `section-schemas/own/quote.json` */
  file: string;
  schema: JsonObject;
  validate: Validate;
  field: Field;
}

/** The examples of a schema, from the smallest to the fullest. */
export function examplesOf({ schema }: CompiledSchema): JsonObject[] {
  return Array.isArray(schema.examples) ? schema.examples.filter(isObject) : [];
}

/** The compiled files of section-schemas/. */
export interface SchemaSet {
  /** Section types, by the value of `type`. */
  sections: ReadonlyMap<string, CompiledSchema>;
  page: CompiledSchema;
  /** A block of a page, whose type has further properties. */
  block: CompiledSchema;
  /** Types of blocks: the section types, and `shared`. */
  types: ReadonlyMap<string, CompiledSchema>;
  /** Changes with the schemas, and with their compiler. */
  key: string;
  /** The files `_collection.json`. Undefined when there is no schema for them. */
  collection: CompiledSchema | undefined;
  /** Files of pages/_site/, by name without `.json`. */
  site: ReadonlyMap<string, CompiledSchema>;
  /** Every file, with those of definitions. Section types have the properties of every block, too. */
  files: SchemasByName;
  /** What a developer must fix before any page can be checked. Then the set is empty, and no file is sound. */
  findings: readonly Finding[];
}
