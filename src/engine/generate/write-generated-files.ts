import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { findLeftovers, generateFiles } from './generated-files.ts';

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
