import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { defineCommand } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { plainError } from '../../shared/plain-error.ts';
import { readFolders } from '../build/options.ts';
import { createNodeFileSystem, writeNew, writeWhole } from '../files/node-file-system.ts';
import { tidy } from '../generate/tidy.ts';
import { draftMark } from '../content/draft-mark.ts';
import {
  createPagePlanner,
  type PagePlanner,
  type PageChoices,
  type PlannedPage,
} from '../new-page/plan-page.ts';
import { readClock } from './clock.ts';
import { contentOptions } from './content-options.ts';
import { askForEntry, askForPage, splitBlocks } from './ask-for-page.ts';

const newPageCommand = defineCommand({
  call: 'npm run new:page',
  description:
    'Creates a page from the examples of its blocks. ADDRESS is its address on the site, such as services/data-engineering. Asks for missing values, in a collection such as news also for those of its entry, which gets the day of today. Never overwrites a file.',
  words: { placeholder: '[ADDRESS]', most: 1 },
  options: {
    title: {
      value: 'TEXT',
      description: "the title in the browser's tab and in search results (10 to 65 characters)",
    },
    description: {
      value: 'TEXT',
      description: 'the description in search results (50 to 165 characters)',
    },
    blocks: {
      value: 'A,B,…',
      description: 'the blocks from top to bottom; docs/sections.md lists all',
      defaultText: 'hero,richText; in a collection pageHead,richText',
    },
    ...contentOptions,
  },
  examples: [
    'npm run new:page',
    `npm run new:page -- services/data-engineering --title "Data engineering for growing companies" \\
    --description "How we bring your data together, keep it correct and make it useful every day." \\
    --blocks hero,statsStrip,richText`,
  ],
  exitCodes: { 0: 'the page was created', 2: 'the page was not created' },
});

await runCommand(newPageCommand, async ({ values, words: [address] }) => {
  const { title, description } = values;
  const blocks = values.blocks === undefined ? undefined : splitBlocks(values.blocks);
  const options = { address, title, description, blocks };
  const isComplete = address !== undefined && title !== undefined && description !== undefined;
  if (!isComplete && !process.stdin.isTTY)
    throw new UsageError('Expected an address, --title and --description: there is no terminal to ask in.');
  const folders = readFolders(values);
  const planner = await createPagePlanner(createNodeFileSystem(process.cwd()), {
    ...folders,
    at: readClock(),
  });
  // Without a terminal, what is missing in an entry is drafted.
  const isAsked = process.stdin.isTTY && planner.questionsFor(address ?? '').length > 0;
  const choices =
    isComplete && !isAsked ? options : await ask(planner, options, isComplete ? askForEntry : askForPage);
  if (choices === undefined) throw plainError('\nNothing was written.');
  const planned = await planner.plan(choices);
  if ('refusal' in planned) {
    const name = ['address', 'entry'].includes(planned.about) ? planned.about : `--${planned.about}`;
    throw plainError(`${name}: ${planned.refusal}\nNothing was written.`);
  }
  await write(planned, folders.pagesDir);
});

/** Undefined when the terminal is closed before the last answer. */
async function ask(
  planner: PagePlanner,
  choices: PageChoices,
  askFor: typeof askForPage,
): Promise<PageChoices | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike `question`, the iterator keeps lines that are typed or pasted ahead.
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await askFor(planner, choices, {
      async ask(question) {
        terminal.setPrompt(question);
        terminal.prompt();
        const line = await lines.next();
        return line.done ? undefined : line.value;
      },
      say,
    });
  } finally {
    terminal.close();
  }
}

async function write(planned: PlannedPage, pagesDir: string): Promise<void> {
  const { file, page, route, added, cleared } = planned;
  const path = resolve(file);
  const text = await tidy(path, JSON.stringify(page));
  // Fails if the file was created in the meantime.
  writeNew(path, text);
  say(`${file} written.\n`);
  for (const changed of cleared) {
    writeWhole(resolve(changed.file), changed.after);
    say(`${changed.file}: "${route}" removed, because the page exists now.\n`);
  }
  if (added !== undefined)
    say(`It starts with an added block "${added}", which has the page's main heading.\n`);
  const rewrite = text.includes(`"${draftMark}`)
    ? `- Write your own texts in place of those that start with "${draftMark.trim()}".\n`
    : '';
  const linkAdvice = page.entry
    ? 'Lists of its collection show it by themselves.'
    : `Link to it from a menu (${pagesDir}/_site/navigation.json) or another page, so that visitors find it.`;
  say(`
Its address is ${route}. Next:

- "npm run dev" shows it at http://localhost:5173${route} and updates it at every save.
${rewrite}- docs/sections.md lists the properties of each block.
- ${linkAdvice}
`);
}

function say(text: string): void {
  process.stdout.write(text);
}
