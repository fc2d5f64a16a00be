import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { generateRuleLists } from '../generate/rule-list.ts';
import { createNodeFileSystem, writeWhole } from '../files/node-file-system.ts';

const command = defineCommand({
  call: 'npm run gen',
  description: 'Generates types, editor schemas and docs from section-schemas/ and the rules of the check.',
  options: { check: { description: 'write nothing; fail when a generated file is out of date' } },
  examples: ['npm run gen', 'npm run gen -- --check'],
  exitCodes: {
    0: 'all files are up to date',
    1: 'with --check: some are out of date',
    2: 'the command could not run',
  },
});

await runCommand(command, async ({ values }) => {
  const fileSystem = createNodeFileSystem(process.cwd());
  const staleLists = [...generateRuleLists(fileSystem)].filter(
    ([file, list]) => !values.check && fileSystem.read(file)?.toString() !== list,
  );
  // The other files are generated from the rules in these lists.
  for (const [file, list] of staleLists) writeWhole(file, list);
  const { findChanges, writeGeneratedFiles } = await import('../generate/generated-files.ts');
  const lines = values.check
    ? (await findChanges(fileSystem)).map(({ file }) => `${file} is out of date. Run "npm run gen".`)
    : await writeGeneratedFiles(process.cwd());
  for (const line of [...staleLists.map(([file]) => `${file} written.`), ...lines])
    process.stdout.write(`${line}\n`);
  return values.check && lines.length > 0 ? 1 : 0;
});
