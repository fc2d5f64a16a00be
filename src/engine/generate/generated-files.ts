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
  file: string;
  content: string;
}

/** Generates all files from the schemas and the rules. Deterministic. */
async function generateFiles(fileSystem: FileSystem): Promise<GeneratedFile[]> {
  const { files, problems } = readSchemaFiles(fileSystem, 'section-schemas');
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}: ${problem.message}`);
  const drafts = [
    { file: 'src/shared/generated/sections.ts', content: generateSectionTypes(files) },
    { file: 'src/shared/generated/site.ts', content: generateSiteTypes(files) },
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

/** Generated files that are missing or stale, and those left over from a removed schema. */
async function findChanges(
  fileSystem: FileSystem,
): Promise<{ changed: GeneratedFile[]; leftovers: string[] }> {
  const generated = await generateFiles(fileSystem);
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

/** Updates all generated files. Returns a line for each file that changed. */
export async function writeGeneratedFiles(root: string): Promise<string[]> {
  const { changed, leftovers } = await findChanges(createNodeFileSystem(root));
  for (const { file, content } of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  for (const file of leftovers) rmSync(join(root, file));
  return [...changed.map(({ file }) => `${file} written.`), ...leftovers.map((file) => `${file} removed.`)];
}
