import type { FileSystem } from '../files/file-system.ts';
import { toCamelCase } from '../text/paths.ts';

const folder = 'src/engine/check/rules';
export const ruleListFile = `${folder}/index.ts`;

/** Exports the rule of each file. */
export function generateRuleList(fileSystem: FileSystem): string {
  const files = fileSystem.list(folder).filter((file) => !file.includes('/') && file !== 'index.ts');
  const lines = files.map((file) => `export { ${toCamelCase(file.slice(0, -3))} } from './${file}';`);
  return ['// Made by "npm run gen". Do not edit.', ...lines, ''].join('\n');
}
