import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { defineCommand } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { plainError } from '../../shared/plain-error.ts';
import { readFolders } from '../build/options.ts';
import { createNodeFileSystem, writeNew, writeWhole } from '../files/node-file-system.ts';
import { tidy } from '../generate/tidy.ts';
import { draftMark } from '../check/rules/text-rewritten.ts';
import {
  createPagePlanner,
  type PagePlanner,
  type PageChoices,
  type PlannedPage,
} from '../new-page/plan-page.ts';
import { askForPage, splitBlocks } from './ask-for-page.ts';

const newPageCommand = defineCommand({
  call: 'npm run new:page',
  what: 'Creates a page from the examples of its blocks. ADDRESS is its address on the site, such as services/data-engineering. Asks for missing values. Never overwrites a file.',
  words: { shown: '[ADDRESS]', most: 1 },
  options: {
    title: {
      takes: 'TEXT',
      what: "the title in the browser's tab and in search results (10 to 65 characters)",
    },
    description: {
      takes: 'TEXT',
      what: 'the description in search results (50 to 165 characters)',
    },
    blocks: {
      takes: 'A,B,…',
      what: 'the blocks from top to bottom; docs/sections.md lists all',
      unless: 'hero,richText',
    },
    pages: { takes: 'FOLDER', what: 'folder of the content', unless: 'PAGES_DIR, or "pages"' },
    public: { takes: 'FOLDER', what: 'folder of pictures and files', unless: 'PUBLIC_DIR, or "public"' },
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
  const given = { address, title, description, blocks };
  const isWhole = address !== undefined && title !== undefined && description !== undefined;
  if (!isWhole && !process.stdin.isTTY)
    throw new UsageError('Expected an address, --title and --description: there is no terminal to ask in.');
  const folders = readFolders(values);
  const planner = await createPagePlanner(createNodeFileSystem(process.cwd()), folders);
  const whole = isWhole ? given : await ask(planner, given);
  if (whole === undefined) throw plainError('\nNothing was written.');
  const planned = await planner.plan(whole);
  if ('problem' in planned) {
    const name = planned.about === 'address' ? 'address' : `--${planned.about}`;
    throw plainError(`${name}: ${planned.problem}\nNothing was written.`);
  }
  await write(planned, folders.pagesDir);
});

/** Undefined when the terminal is closed before the last answer. */
async function ask(planner: PagePlanner, given: PageChoices): Promise<PageChoices | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike `question`, the iterator keeps lines that are typed or pasted ahead.
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await askForPage(planner, given, {
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
  const { file, page, route, added, plannedLinks } = planned;
  const path = resolve(file);
  const text = await tidy(path, JSON.stringify(page));
  // Fails if the file was created in the meantime.
  writeNew(path, text);
  say(`${file} written.\n`);
  if (plannedLinks) {
    writeWhole(resolve(plannedLinks.file), plannedLinks.content);
    say(`${plannedLinks.file}: "${route}" removed, because the page exists now.\n`);
  }
  if (added !== undefined)
    say(`It starts with an added block "${added}", which has the page's main heading.\n`);
  const rewrite = text.includes(`"${draftMark}`)
    ? `- Write your own texts in place of those that start with "${draftMark.trim()}".\n`
    : '';
  say(`
Its address is ${route}. Next:

- "npm run dev" shows it at http://localhost:5173${route} and updates it at every save.
${rewrite}- docs/sections.md lists the properties of each block.
- Link to it from a menu (${pagesDir}/_site/navigation.json) or another page, so that visitors find it.
`);
}

function say(text: string): void {
  process.stdout.write(text);
}
