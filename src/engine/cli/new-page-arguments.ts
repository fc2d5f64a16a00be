import { parseArgs } from 'node:util';
import { readFolderSetting } from '../build/folder-setting.ts';
import type { PageWish } from '../new-page/plan-page.ts';

export const newPageUsage = `Usage: npm run new:page [-- ADDRESS] [options]

Writes a page to begin with. ADDRESS is its place on the site, such as services/data-engineering;
what is not given is asked for.

  --title TEXT         the title in the browser's tab and in search results (10 to 65 letters)
  --description TEXT   the sentence that search results show below it (50 to 165 letters)
  --blocks A,B,…       its blocks from top to bottom (hero,richText unless given); docs/sections.md shows them all
  --pages DIR          another content folder (or set PAGES_DIR)
  --help               print this

  npm run new:page -- services/data-engineering --title "Data engineering | Harbour" \\
    --description "…" --blocks hero,statsStrip,richText

Nothing that exists is overwritten. Exit code: 0 the page is written, 2 it is not.
`;

export interface NewPageArguments extends Partial<PageWish> {
  pagesDir: string;
  publicDir: string;
  help: boolean;
}

/** @throws Error, with a sentence for the user, when the arguments make no sense. */
export function readNewPageArguments(
  argv: string[],
  environment: Record<string, string | undefined>,
): NewPageArguments {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      description: { type: 'string' },
      blocks: { type: 'string' },
      pages: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [address, ...others] = positionals;
  if (others.length > 0)
    throw new Error(
      `Expected one address, and found ${positionals.map((word) => `"${word}"`).join(', ')}. Put texts with spaces into quotes.`,
    );
  if (values.pages?.trim() === '') throw new Error('Expected a folder after --pages.');
  const { title, description, blocks, pages, help } = values;
  return {
    ...(address !== undefined && { address }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(blocks !== undefined && { blocks: splitBlocks(blocks) }),
    pagesDir: pages ?? readFolderSetting('PAGES_DIR', 'pages', environment),
    publicDir: readFolderSetting('PUBLIC_DIR', 'public', environment),
    help,
  };
}

/** `hero, richText` as a list. */
export function splitBlocks(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
