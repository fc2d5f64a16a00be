import { defineCommand, type Arguments } from '../../command-line/command.ts';
import type { PageChoices } from '../new-page/plan-page.ts';

export const newPageCommand = defineCommand({
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

/** The choices given on the command line. */
export function readChoices({
  values,
  words,
}: Arguments<(typeof newPageCommand)['options']>): Partial<PageChoices> {
  const [address] = words;
  const { title, description, blocks } = values;
  return {
    ...(address !== undefined && { address }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(blocks !== undefined && { blocks: splitBlocks(blocks) }),
  };
}

/** `hero, richText` as a list. */
export function splitBlocks(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
