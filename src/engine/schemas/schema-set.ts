import type { ValidateFunction } from 'ajv';
import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import type { Shape } from './shape.ts';
import type { FieldPlan } from './plan-fields.ts';

/** A schema made ready: what validates a value, and where the fields that mean something stand. */
export interface CompiledSchema {
  /** Path of the schema's file from the project's root. */
  file: string;
  schema: JsonObject;
  validate: ValidateFunction;
  plan: FieldPlan | undefined;
  /** Which properties are known where. */
  shape: Shape;
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
  digest: string;
  /** Files of pages/_site/, by name without `.json`. */
  site: ReadonlyMap<string, CompiledSchema>;
}

/** Either the schemas, or what a developer must fix before any page can be judged. */
export type LoadedSchemas =
  { schemas: SchemaSet; problems: [] } | { schemas: undefined; problems: Finding[] };
