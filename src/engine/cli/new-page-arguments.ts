import { defineCommand, type Arguments } from '../../command-line/command.ts';
import type { PageWish } from '../new-page/plan-page.ts';

export const newPageCommand = defineCommand({
  call: 'npm run new:page',
  what: 'Writes a page to begin with. ADDRESS is its place on the site, such as services/data-engineering; what is not given is asked for. Nothing that exists is overwritten.',
  words: { shown: '[ADDRESS]', most: 1 },
  options: {
    title: { takes: 'TEXT', what: "the title in the browser's tab and in search results (10 to 65 letters)" },
    description: {
      takes: 'TEXT',
      what: 'the sentence that search results show below it (50 to 165 letters)',
    },
    blocks: {
      takes: 'A,B,…',
      what: 'its blocks from top to bottom; docs/sections.md shows them all',
      unless: 'hero,richText',
    },
    pages: { takes: 'FOLDER', what: 'the content', unless: 'PAGES_DIR, or "pages"' },
    public: { takes: 'FOLDER', what: 'where pictures and files lie', unless: 'PUBLIC_DIR, or "public"' },
  },
  examples: [
    'npm run new:page',
    `npm run new:page -- services/data-engineering --title "Data engineering for growing companies" \\
    --description "How we bring your data together, keep it correct and make it useful every day." \\
    --blocks hero,statsStrip,richText`,
  ],
  exitCodes: { 0: 'the page is written', 2: 'it is not' },
});

/** The choices given on the command line. */
export function readWish({
  values,
  words,
}: Arguments<(typeof newPageCommand)['options']>): Partial<PageWish> {
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
