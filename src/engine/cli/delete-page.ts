import { defineCommand } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { planDelete } from '../moves/plan-delete.ts';
import { refuse } from '../moves/refuse.ts';
import { takeSteps } from '../moves/steps.ts';
import { contentOptions, openContent } from './content-options.ts';

const deletePageCommand = defineCommand({
  call: 'npm run delete:page',
  description:
    'Deletes a page, and lists what links to it. While something does, it stops. The addresses of the page lead to another page, or are listed as gone in _site/redirects.json.',
  words: { placeholder: 'ADDRESS', most: 1 },
  options: {
    to: {
      value: 'PAGE',
      description: 'the page that visitors of the old addresses are sent to',
      defaultText: 'none',
    },
    force: { description: 'delete the page although something links to it' },
    'dry-run': { description: 'list what links to the page, and write nothing' },
    ...contentOptions,
  },
  examples: [
    'npm run delete:page -- /summer-offer',
    'npm run delete:page -- /services/seo --to /services/marketing',
  ],
  exitCodes: { 0: 'the page is deleted', 2: 'nothing was written' },
});

await runCommand(deletePageCommand, ({ values, words: [address] }) => {
  if (address === undefined) throw new UsageError('Expected the address of the page.');
  const { page, addresses, links, steps } = planDelete(openContent(values), { page: address, to: values.to });
  const list = links.map(({ file, line, href }) => `${file}:${line} links to "${href}"\n`).join('');
  process.stdout.write(list);
  if (values['dry-run']) return say('Nothing was written, because of --dry-run.');
  if (page && links.length > 0 && !values.force) {
    const consequence = values.to === undefined ? '' : ' With --force, they lead on.';
    throw refuse(`Something links to "${page.route}". Change these links first.${consequence}`);
  }
  takeSteps(process.cwd(), steps);
  if (steps.length === 0) return say('Everything is done already.');
  const named = addresses.map((route) => `"${route}"`).join(', ');
  if (values.to !== undefined) return say(`Done. ${named}: now an alias of that page.`);
  return say(`Done. ${named}: gone, as _site/redirects.json says.`);
});

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
