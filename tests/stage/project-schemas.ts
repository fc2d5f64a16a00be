import type { Json, JsonObject } from '../../src/engine/json/json.ts';
import { loadSchemas, readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';
import { projectFiles } from './fixture-files.ts';

export const { files: schemaFiles } = readSchemaFiles(projectFiles, 'section-schemas');
/** By file name, such as `hero.json`. */
export const schemasByName = new Map(schemaFiles.map(({ name, schema }) => [name, schema]));
/** Compiled once for all test files of a worker, because that takes long. */
export const loadedSchemas = loadSchemas(projectFiles, 'section-schemas');

export function examplesOf({ examples }: JsonObject): Json[] {
  return Array.isArray(examples) ? examples : [];
}
