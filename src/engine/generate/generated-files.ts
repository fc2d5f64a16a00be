import { format } from 'prettier';
import { readSchemaFiles } from '../schemas/load-schemas.ts';
import type { FileSystem } from '../site/file-system.ts';
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
  return [
    { file: 'src/shared/generated/sections.ts', content: await tidy(await generateSectionTypes(files)) },
    { file: 'src/shared/generated/site.ts', content: await tidy(await generateSiteTypes(files)) },
  ];
}

function tidy(code: string): Promise<string> {
  return format(code, { parser: 'typescript', printWidth: 110, singleQuote: true });
}

/** The generated files whose content on disk is not what it should be. */
export async function findStaleFiles(fileSystem: FileSystem): Promise<string[]> {
  const generated = await generateFiles(fileSystem);
  return generated.filter(({ file, content }) => fileSystem.read(file)?.toString('utf8') !== content).map(({ file }) => file);
}
