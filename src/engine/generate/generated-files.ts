import { loadValidSchemas } from '../schemas/load-schemas.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { JsonObject } from '../json/json.ts';
import { generateDiagnosticDocs, generateSectionDocs, generateSiteFileDocs } from './generate-docs.ts';
import {
  editorFolder,
  generateConfigSchema,
  generateEditorSchemas,
  generateEditorSettings,
} from './editor-schemas.ts';
import { generateEntryType, generateSectionTypes, generateSiteTypes } from './generate-types.ts';
import { configFile } from '../check/severities.ts';
import { generateIconDocs } from './icon-docs.ts';
import { generateRuleLists } from './rule-list.ts';
import { tidy } from './tidy.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeFileSystem, writeWhole } from '../files/node-file-system.ts';

/**
 * The generated files that are missing or out of date. Without `content` they are left over from a removed schema.
 * Deterministic. `schemas`: if they are compiled already.
 * @throws Error that names each mistake in the schemas.
 */
export async function findChanges(fileSystem: FileSystem, schemas = loadValidSchemas(fileSystem)) {
  const drafts: (readonly [file: string, content: string | JsonObject])[] = [
    ...generateRuleLists(fileSystem),
    ['src/shared/generated/sections.ts', generateSectionTypes(schemas)],
    ['src/shared/generated/entry.ts', generateEntryType(schemas)],
    ['src/shared/generated/site.ts', generateSiteTypes(schemas)],
    ...Array.from(
      generateEditorSchemas(schemas),
      ([name, schema]) => [`${editorFolder}/${name}`, schema] as const,
    ),
    [`${editorFolder}/${configFile}`, generateConfigSchema(fileSystem)],
    ['.vscode/settings.json', generateEditorSettings(schemas)],
    ['docs/sections.md', generateSectionDocs(schemas)],
    ['docs/site-files.md', generateSiteFileDocs(schemas)],
    ['docs/diagnostics.md', generateDiagnosticDocs(fileSystem)],
    ...generateIconDocs(),
  ];
  const generated = await Promise.all(
    drafts.map(async ([file, draft]) => ({
      file,
      content: await tidy(file, typeof draft === 'string' ? draft : JSON.stringify(draft, null, 2)),
    })),
  );
  const wanted = new Set(generated.map(({ file }) => file));
  const present = [editorFolder, 'src/shared/generated', 'docs/icons'].flatMap((folder) =>
    fileSystem.list(folder).map((name) => `${folder}/${name}`),
  );
  return [
    ...generated.filter(({ file, content }) => fileSystem.read(file)?.toString('utf8') !== content),
    ...present.filter((file) => !wanted.has(file)).map((file) => ({ file, content: undefined })),
  ];
}

/** Updates all generated files. Returns a line for each change. Throws as `findChanges` does. */
export async function writeGeneratedFiles(root: string, schemas?: SchemaSet): Promise<string[]> {
  const changes = await findChanges(createNodeFileSystem(root), schemas);
  return changes.map(({ file, content }) => {
    if (content === undefined) rmSync(join(root, file));
    else writeWhole(join(root, file), content);
    return `${file} ${content === undefined ? 'removed' : 'written'}.`;
  });
}
