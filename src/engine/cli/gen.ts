import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { generateRuleList, ruleListFile } from '../generate/rule-list.ts';
import { createNodeFileSystem, writeWhole } from '../files/node-file-system.ts';

const command = defineCommand({
  call: 'npm run gen',
  what: 'Generates types, editor schemas and docs from section-schemas/ and the rules of the check.',
  options: { check: { what: 'write nothing; fail when a generated file is out of date' } },
  examples: ['npm run gen', 'npm run gen -- --check'],
  exitCodes: {
    0: 'all files are up to date',
    1: 'with --check: some are out of date',
    2: 'the command could not run',
  },
});

await runCommand(command, async ({ values }) => {
  const fileSystem = createNodeFileSystem(process.cwd());
  const list = generateRuleList(fileSystem);
  const isListNew = !values.check && fileSystem.read(ruleListFile)?.toString() !== list;
  // The other files are generated from the rules in this list.
  if (isListNew) writeWhole(ruleListFile, list);
  const { findChanges, writeGeneratedFiles } = await import('../generate/generated-files.ts');
  const lines = values.check
    ? (await findChanges(fileSystem)).map(({ file }) => `${file} is out of date. Run "npm run gen".`)
    : await writeGeneratedFiles(process.cwd());
  if (isListNew) lines.unshift(`${ruleListFile} written.`);
  for (const line of lines) process.stdout.write(`${line}\n`);
  return values.check && lines.length > 0 ? 1 : 0;
});
