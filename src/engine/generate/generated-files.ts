import { format, resolveConfig } from 'prettier';
import { readSchemaFiles } from '../schemas/load-schemas.ts';
import type { FileSystem } from '../site/file-system.ts';
import type { JsonObject } from '../site/json.ts';
import { generateDiagnosticDocs, generateSectionDocs } from './generate-docs.ts';
import {
  editorFolder,
  generateBlockSchema,
  generateEditorSettings,
  generatePageSchema,
} from './generate-editor-schema.ts';
import { generateSectionTypes, generateSiteTypes } from './generate-types.ts';

export interface GeneratedFile {
  /** Path from the project's root. */
  file: string;
  content: string;
}

/** Everything that is made from the schemas and the rules. The same input gives the same bytes. */
export async function generateFiles(fileSystem: FileSystem): Promise<GeneratedFile[]> {
  const { files, problems } = readSchemaFiles(fileSystem, 'section-schemas');
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}: ${problem.message}`);
  const drafts = [
    { file: 'src/shared/generated/sections.ts', content: await generateSectionTypes(files) },
    { file: 'src/shared/generated/site.ts', content: await generateSiteTypes(files) },
    { file: `${editorFolder}/page.schema.json`, content: toText(generatePageSchema(files)) },
    { file: `${editorFolder}/block.schema.json`, content: toText(generateBlockSchema(files)) },
    { file: '.vscode/settings.json', content: toText(generateEditorSettings(files)) },
    { file: 'docs/sections.md', content: generateSectionDocs(files) },
    { file: 'docs/diagnostics.md', content: generateDiagnosticDocs() },
  ];
  return Promise.all(drafts.map(async ({ file, content }) => ({ file, content: await tidy(file, content) })));
}

/** The generated files whose content on disk is not what it should be. */
export async function findStaleFiles(fileSystem: FileSystem): Promise<string[]> {
  const generated = await generateFiles(fileSystem);
  return generated
    .filter(({ file, content }) => fileSystem.read(file)?.toString('utf8') !== content)
    .map(({ file }) => file);
}

function toText(value: JsonObject): string {
  return JSON.stringify(value, null, 2);
}

/** Formats like everything else in the project, so that formatting never makes a file stale. */
async function tidy(file: string, content: string): Promise<string> {
  return format(content, { ...(await resolveConfig(file)), filepath: file });
}
