import type { Json, JsonObject } from '../../src/engine/json/json.ts';
import { loadValidSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { projectFiles, tested } from './fixture-files.ts';

/** Compiled once for all test files of a worker, because that takes long. */
export const projectSchemas = loadValidSchemas(projectFiles);
/** The section types that this run tests. */
export const testedSections = new Map(
  [...projectSchemas.sections].filter(
    ([, { file }]) => tested !== 'own' || file.startsWith('section-schemas/own/'),
  ),
);
/** By file name, such as `hero.json`. */
export const schemasByName = projectSchemas.files;

export function examplesOf({ examples }: JsonObject): Json[] {
  return Array.isArray(examples) ? examples : [];
}
