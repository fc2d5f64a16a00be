import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSystem } from '../files/file-system.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { tidy } from './tidy.ts';

const rulesFolder = 'src/engine/check/rules';
export const ruleListFile = `${rulesFolder}/index.ts`;

/** The list of all rules, generated from the files of their folder: each file is a rule, named after it. */
export function generateRuleList(fileSystem: FileSystem): string {
  const ids = fileSystem
    .list(rulesFolder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts' && !name.includes('/'))
    .map((name) => name.slice(0, -'.ts'.length));
  const imports = ids.map((id) => `import { ${camelCase(id)} } from './${id}.ts';`);
  return [
    `// Made by "npm run gen" from the files of ${rulesFolder}. Do not edit.`,
    "import { problems, type Rule } from '../rule.ts';",
    ...imports,
    '',
    '/** Every rule that a diagnostic can name. */',
    `export const rules: readonly Rule[] = [...problems, ${ids.map(camelCase).join(', ')}];`,
    '',
  ].join('\n');
}

/** Updates the list on disk. Returns true when it was written. */
export async function writeRuleList(root: string): Promise<boolean> {
  const fileSystem = createNodeFileSystem(root);
  const content = await tidy(ruleListFile, generateRuleList(fileSystem));
  if (fileSystem.read(ruleListFile)?.toString('utf8') === content) return false;
  writeFileSync(join(root, ruleListFile), content);
  return true;
}

function camelCase(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
