import { loadValidSchemas } from '../schemas/load-schemas.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { JsonObject } from '../json/json.ts';
import { generateDiagnosticDocs, generateSectionDocs } from './generate-docs.ts';
import {
  editorFolder,
  generateConfigSchema,
  generateEditorSchemas,
  generateEditorSettings,
} from './editor-schemas.ts';
import { generateSectionTypes, generateSiteTypes } from './generate-types.ts';
import { configFile } from '../check/severities.ts';
import { tidy } from './tidy.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodeFileSystem } from '../files/node-file-system.ts';

interface GeneratedFile {
  file: string;
  content: string;
}

/** Generates all files from the schemas and the rules. Deterministic. */
async function generateFiles(fileSystem: FileSystem, schemas: SchemaSet): Promise<GeneratedFile[]> {
  const drafts = [
    { file: 'src/shared/generated/sections.ts', content: generateSectionTypes(schemas) },
    { file: 'src/shared/generated/site.ts', content: generateSiteTypes(schemas) },
    ...[...generateEditorSchemas(schemas)].map(([name, schema]) => ({
      file: `${editorFolder}/${name}`,
      content: toText(schema),
    })),
    { file: `${editorFolder}/${configFile}`, content: toText(generateConfigSchema(fileSystem)) },
    { file: '.vscode/settings.json', content: toText(generateEditorSettings(schemas)) },
    { file: 'docs/sections.md', content: generateSectionDocs(schemas) },
    { file: 'docs/diagnostics.md', content: generateDiagnosticDocs(fileSystem) },
  ];
  return Promise.all(drafts.map(async ({ file, content }) => ({ file, content: await tidy(file, content) })));
}

/** Generated files that are missing or stale, and those left over from a removed schema. */
async function findChanges(
  fileSystem: FileSystem,
  schemas = loadValidSchemas(fileSystem),
): Promise<{ changed: GeneratedFile[]; leftovers: string[] }> {
  const generated = await generateFiles(fileSystem, schemas);
  const wanted = new Set(generated.map(({ file }) => file));
  const present = [editorFolder, 'src/shared/generated'].flatMap((folder) =>
    fileSystem.list(folder).map((name) => `${folder}/${name}`),
  );
  return {
    changed: generated.filter(({ file, content }) => fileSystem.read(file)?.toString('utf8') !== content),
    leftovers: present.filter((file) => !wanted.has(file)),
  };
}

/** A message for each file that `writeGeneratedFiles` would change. */
export async function findStaleFiles(fileSystem: FileSystem): Promise<string[]> {
  const { changed, leftovers } = await findChanges(fileSystem);
  return [
    ...changed.map(({ file }) => `${file} is out of date. Run "npm run gen".`),
    ...leftovers.map((file) => `${file} belongs to a removed schema. Run "npm run gen".`),
  ];
}

function toText(value: JsonObject): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Updates all generated files. Returns a line for each file that changed. `schemas`: if they are compiled already.
 * @throws Error that names each mistake in the schemas.
 */
export async function writeGeneratedFiles(root: string, schemas?: SchemaSet): Promise<string[]> {
  const { changed, leftovers } = await findChanges(createNodeFileSystem(root), schemas);
  for (const { file, content } of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  for (const file of leftovers) rmSync(join(root, file));
  return [...changed.map(({ file }) => `${file} written.`), ...leftovers.map((file) => `${file} removed.`)];
}
