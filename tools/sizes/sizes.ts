import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { defineCommand } from '../../src/command-line/command.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { measureSite } from './measure-site.ts';
import { adviseOn, describeWeight, findTooHeavy, renewBudget, type SizeBudget } from './size-budget.ts';
import { readBuildOptions } from '../../src/engine/build/options.ts';

const budgetFile = 'sizes.json';

const command = defineCommand({
  call: 'npm run sizes',
  description: `Weighs the built site and compares it with what ${budgetFile} allows.`,
  options: {
    update: {
      description: `write the weights of scripts and style sheets, with a little room, into ${budgetFile}`,
    },
  },
  notes: 'Weighs dist/, or the folder that OUT_DIR names; "npm run build" writes it.',
  examples: ['npm run sizes', 'npm run sizes -- --update'],
  exitCodes: { 0: 'nothing is too large', 1: 'something is too large, and named', 2: 'it could not run' },
});

await runCommand(command, ({ values }) => {
  const weight = measureSite(readBuildOptions(process.cwd()).outDir);
  if (!existsSync(budgetFile)) throw new Error(`${budgetFile} is missing.`);
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8')) as SizeBudget;
  process.stdout.write(`${describeWeight(weight)}\n`);
  if (values.update) {
    writeFileSync(budgetFile, `${JSON.stringify(renewBudget(weight, budget), null, 2)}\n`);
    return 0;
  }
  const excesses = findTooHeavy(weight, budget);
  if (excesses.length > 0)
    process.stderr.write(`\n${[...excesses, ...adviseOn(weight, budget)].join('\n')}\n`);
  return excesses.length > 0 ? 1 : 0;
});
