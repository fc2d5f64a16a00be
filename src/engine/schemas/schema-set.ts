import type { ValidateFunction } from 'ajv';
import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import type { Field } from './field.ts';

/** A compiled schema: its validator and its field. */
export interface CompiledSchema {
  file: string;
  schema: JsonObject;
  validate: ValidateFunction;
  field: Field;
}

/** The compiled files of section-schemas/. */
export interface SchemaSet {
  /** Section types, by the value of `type`. */
  sections: ReadonlyMap<string, CompiledSchema>;
  page: CompiledSchema;
  /** The block `{ "type": "shared" }`. */
  shared: CompiledSchema;
  /** Changes with the schemas, and with their compiler. */
  key: string;
  /** Files of pages/_site/, by name without `.json`. */
  site: ReadonlyMap<string, CompiledSchema>;
}

/** Either the schemas, or the problems that a developer must fix before any page can be checked. */
export type LoadedSchemas =
  | { schemas: SchemaSet; problems: [] }
  | { schemas: undefined; problems: Finding[] };

/** One file of section-schemas/. */
export interface SchemaFile {
  file: string;
  /** Path inside section-schemas/: `hero.json`, `site/brand.json`. References between schemas are relative to it. */
  name: string;
  schema: JsonObject;
}
