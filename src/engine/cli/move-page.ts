import { defineCommand } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { planMove, type MovePlan } from '../moves/plan-move.ts';
import { takeSteps } from '../moves/steps.ts';
import { contentOptions, openContent } from './content-options.ts';

const movePageCommand = defineCommand({
  call: 'npm run move:page',
  description:
    'Gives a page, and all pages below it, another address. Its old address becomes an alias, and every link to it is rewritten. The rest of each file stays the same, byte for byte. When the command was ended early, the same call finishes its work.',
  words: { placeholder: 'OLD NEW', most: 2 },
  options: {
    'dry-run': { description: 'show what would change, and write nothing' },
    'no-alias': { description: 'keep no alias: for a page that was never published' },
    ...contentOptions,
  },
  examples: [
    'npm run move:page -- /services/ecommerce /services/online-shops',
    'npm run move:page -- /services /what-we-do --dry-run',
  ],
  exitCodes: { 0: 'the page has its new address', 2: 'nothing was written' },
});

await runCommand(movePageCommand, ({ values, words: [from, to] }) => {
  if (from === undefined || to === undefined)
    throw new UsageError('Expected two addresses: the old one and the new one.');
  const plan = planMove(openContent(values), { from, to }, !values['no-alias']);
  if (!values['dry-run']) takeSteps(process.cwd(), plan.steps);
  process.stdout.write(describe(plan, values['dry-run']));
});

function describe({ moved, links, left, steps }: MovePlan, isDry: boolean): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from.file} → ${to.file}`),
    ...links.map(({ file, line, href, fix }) => `${file}:${line} "${href}" → "${fix.value}"`),
    ...(left.length === 0
      ? []
      : [
          '',
          'These links take the address from a placeholder, and lead to the page through its alias:',
          ...left.map(({ file, line, href }) => `${file}:${line} "${href}"`),
        ]),
    ...(steps.length === 0 ? [] : ['']),
    steps.length === 0
      ? 'Everything is done already.'
      : isDry
        ? 'Nothing was written, because of --dry-run.'
        : 'Done. "npm run check" checks the site.',
  ];
  return `${lines.join('\n')}\n`;
}
