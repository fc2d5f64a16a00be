import type { FileSystem } from '../files/file-system.ts';
import { toCamelCase } from '../text/paths.ts';

/** The lists of rules, and the folder of their pages, from the folder of the list. */
const lists = [
  { folder: 'src/engine/check/rules', pages: 'docs/rules/' },
  { folder: 'src/own/rules', pages: '' },
];

/** What makes a file without rules a module. */
const emptyModule =
  '// oxlint-disable-next-line unicorn/require-module-specifiers -- There are no rules yet.\nexport {};';

/** The lists of rules by file: each exports the rule of each file beside it, and says where its page and its cases are. */
export function generateRuleLists(fileSystem: FileSystem): Map<string, string> {
  return new Map(
    lists.map(({ folder, pages }) => [`${folder}/index.ts`, generateRuleList(fileSystem, folder, pages)]),
  );
}

function generateRuleList(fileSystem: FileSystem, folder: string, pages: string): string {
  const files = fileSystem.list(folder).filter((file) => /^[^/]+\.ts$/.test(file) && file !== 'index.ts');
  const lines = files.flatMap((file) => {
    const id = file.slice(0, -'.ts'.length);
    return [
      `/** ${pages}${id}.md, which tests/engine/rule-examples.test.ts runs: add -t ${id} */`,
      `export { ${toCamelCase(id)} } from './${file}';`,
    ];
  });
  const body = lines.length === 0 ? [emptyModule] : lines;
  return ['// Made by "npm run gen". Do not edit.', ...body, ''].join('\n');
}
