import { rmSync } from 'node:fs';
import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { settings } from '../check/rule.ts';
import { createNodeFileSystem, writeNew, writeWhole } from '../files/node-file-system.ts';
import { draftRule } from '../generate/rule-files.ts';
import { generateRuleLists } from '../generate/rule-list.ts';
import { tidy } from '../generate/tidy.ts';

const command = defineCommand({
  call: 'npm run new:rule',
  description:
    'Creates a rule of your own for "npm run check", with a page that describes it and an example.',
  words: { placeholder: 'ID', most: 1 },
  options: {
    severity: {
      description: 'what its findings are, unless check.config.json says otherwise',
      value: 'SEVERITY',
      oneOf: settings,
      default: 'warning',
    },
  },
  notes: 'ID is in lowercase words with hyphens. Never overwrites a file.',
  examples: ['npm run new:rule slogan-absent', 'npm run new:rule -- slogan-absent --severity off'],
  exitCodes: { 0: 'the rule was created', 2: 'the rule was not created' },
});

await runCommand(command, async ({ words: [id = ''], values }) => {
  const created: string[] = [];
  try {
    for (const [file, content] of Object.entries(draftRule(id, values.severity))) {
      writeNew(file, await tidy(file, content));
      created.push(file);
    }
  } catch (error) {
    for (const file of created) rmSync(file);
    throw error;
  }
  for (const [file, list] of generateRuleLists(createNodeFileSystem(process.cwd()))) writeWhole(file, list);
  for (const file of created) process.stdout.write(`${file} written.\n`);
  process.stdout.write(
    `\nNext: write what it looks for, and its page: the rule, the reason, an example. Then run "npm run gen", and ` +
      `"npx vitest run --project own -t ${id} -u", which writes what the example finds.\n`,
  );
});
