import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { findStaleFiles, writeGeneratedFiles } from '../generate/generated-files.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';

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

await runCommand(command, ({ values }) => (values.check ? checkFiles() : writeFiles()));

async function checkFiles(): Promise<number> {
  const stale = await findStaleFiles(createNodeFileSystem(process.cwd()));
  for (const problem of stale) process.stdout.write(`${problem}\n`);
  return stale.length > 0 ? 1 : 0;
}

async function writeFiles(): Promise<number> {
  for (const line of await writeGeneratedFiles(process.cwd())) process.stdout.write(`${line}\n`);
  return 0;
}
