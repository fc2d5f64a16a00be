import type { ValidateFunction } from 'ajv';
import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import type { Field } from './field.ts';

/** A schema made ready: what validates a value, and what is known of its parts. */
export interface CompiledSchema {
  /** Path of the schema's file from the project's root. */
  file: string;
  schema: JsonObject;
  validate: ValidateFunction;
  field: Field;
}

/** Everything section-schemas/ holds. */
export interface SchemaSet {
  /** Section types, by the value of `type`. */
  sections: ReadonlyMap<string, CompiledSchema>;
  /** The page around its sections. */
  page: CompiledSchema;
  /** The block `{ "type": "shared" }`. */
  shared: CompiledSchema;
  /** Changes with the schemas, and with what compiles them. */
  key: string;
  /** Files of pages/_site/, by name without `.json`. */
  site: ReadonlyMap<string, CompiledSchema>;
}

/** Either the schemas, or what a developer must fix before any page can be judged. */
export type LoadedSchemas =
  { schemas: SchemaSet; problems: [] } | { schemas: undefined; problems: Finding[] };
