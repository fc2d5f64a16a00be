import type { Json, JsonObject } from '../../src/engine/json/json.ts';
import { loadValidSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { projectFiles } from './fixture-files.ts';

/** Compiled once for all test files of a worker, because that takes long. */
export const projectSchemas = loadValidSchemas(projectFiles);
/** By file name, such as `hero.json`. */
export const schemasByName = projectSchemas.files;

export function examplesOf({ examples }: JsonObject): Json[] {
  return Array.isArray(examples) ? examples : [];
}
