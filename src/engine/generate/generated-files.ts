import { readSchemaFiles } from '../schemas/load-schemas.ts';
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
  /** Path relative to the project. */
  file: string;
  content: string;
}

/** Generates all files from the schemas and the rules. Deterministic. */
async function generateFiles(fileSystem: FileSystem): Promise<GeneratedFile[]> {
  const { files, problems } = readSchemaFiles(fileSystem, 'section-schemas');
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}: ${problem.message}`);
  const drafts = [
    { file: 'src/shared/generated/sections.ts', content: await generateSectionTypes(files) },
    { file: 'src/shared/generated/site.ts', content: await generateSiteTypes(files) },
    ...[...generateEditorSchemas(files)].map(([name, schema]) => ({
      file: `${editorFolder}/${name}`,
      content: toText(schema),
    })),
    { file: `${editorFolder}/${configFile}`, content: toText(generateConfigSchema(fileSystem)) },
    { file: '.vscode/settings.json', content: toText(generateEditorSettings(files)) },
    { file: 'docs/sections.md', content: generateSectionDocs(files) },
    { file: 'docs/diagnostics.md', content: generateDiagnosticDocs(fileSystem) },
  ];
  return Promise.all(drafts.map(async ({ file, content }) => ({ file, content: await tidy(file, content) })));
}

export interface StaleFile {
  file: string;
  /** A message with the file and the correction. */
  problem: string;
}

/** Generated files that are missing, stale, or left over from a removed schema. */
export async function findStaleFiles(fileSystem: FileSystem): Promise<StaleFile[]> {
  const generated = await generateFiles(fileSystem);
  const changed = generated.filter(
    ({ file, content }) => fileSystem.read(file)?.toString('utf8') !== content,
  );
  return [
    ...changed.map(({ file }) => ({ file, problem: `${file} is out of date. Run "npm run gen".` })),
    ...findLeftovers(fileSystem, generated).map((file) => ({
      file,
      problem: `${file} belongs to a removed schema. Run "npm run gen".`,
    })),
  ];
}

/** Files in the generated folders that are no longer generated. */
function findLeftovers(fileSystem: FileSystem, generated: GeneratedFile[]): string[] {
  const wanted = new Set(generated.map(({ file }) => file));
  const present = [editorFolder, 'src/shared/generated'].flatMap((folder) =>
    fileSystem.list(folder).map((name) => `${folder}/${name}`),
  );
  return present.filter((file) => !wanted.has(file));
}

function toText(value: JsonObject): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Updates all generated files. Returns a line for each file that changed.
 * @throws Error when a schema is broken.
 */
export async function writeGeneratedFiles(root: string): Promise<string[]> {
  const fileSystem = createNodeFileSystem(root);
  const generated = await generateFiles(fileSystem);
  const changed = generated.filter(
    ({ file, content }) => fileSystem.read(file)?.toString('utf8') !== content,
  );
  for (const { file, content } of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const leftovers = findLeftovers(fileSystem, generated);
  for (const file of leftovers) rmSync(join(root, file));
  return [...changed.map(({ file }) => `${file} written.`), ...leftovers.map((file) => `${file} removed.`)];
}
