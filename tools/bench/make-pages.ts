import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages per folder, so that no folder holds thousands of files. */
const perFolder = 100;

const words =
  'garden meadow hedge clover pebble lantern orchard cloud river kettle basket ladder window border harvest autumn blossom pasture compost saddle gravel morning acorn willow barley beetle shelter bramble cottage measure thistle improve'.split(
    ' ',
  );

export interface MakePagesOptions {
  /** The folder to write. */
  folder: string;
  count: number;
  /** The `_site` folder of a real site, to use for the generated pages. */
  siteFolder: string;
  /** Addresses in that site's menus, which have no page here. */
  menuPaths: string[];
  /** The address of a picture of the site. */
  picture: string;
}

/**
 * Writes a content folder of `count` pages with eight sections and about 16 KB of JSON each. The output depends on the
 * options only.
 */
export function makePages({ folder, count, siteFolder, menuPaths, picture }: MakePagesOptions): void {
  cpSync(siteFolder, join(folder, '_site'), { recursive: true });
  writeFileSync(join(folder, '_site/planned-links.json'), JSON.stringify({ paths: menuPaths }));
  for (let index = 0; index < count; index++) {
    const subfolder = index === 0 ? folder : join(folder, `batch-${Math.floor(index / perFolder)}`);
    mkdirSync(subfolder, { recursive: true });
    writeFileSync(
      join(subfolder, index === 0 ? 'index.json' : `page-${index}.json`),
      JSON.stringify(makePage(index, addressOf((index + 1) % count), picture), null, 2),
    );
  }
}

function addressOf(index: number): string {
  return index === 0 ? '/' : `/batch-${Math.floor(index / perFolder)}/page-${index}`;
}

/** The page that every fifth page links to. */
export const linkedPage = addressOf(1);

/** `next`: the address of a page to link to. Each page is linked by the one before it, so that visitors find it. */
function makePage(index: number, next: string, picture: string): object {
  const say = createWriter(index);
  return {
    title: `Page ${index} of the benchmark: ${say(3)}`.slice(0, 65),
    description: `Page ${index}. ${say(14)}`.slice(0, 160),
    sections: [
      {
        type: 'hero',
        title: say(6),
        lead: say(24),
        variant: 'row',
        pictures: [picture],
        actions: [{ label: say(3), href: next }],
      },
      { type: 'statsStrip', stats: list(5, (n) => ({ value: `${n * 13}+`, label: say(3) })) },
      {
        type: 'cardGrid',
        variant: 'edge',
        title: say(5),
        cards: list(6, () => ({ title: say(3), text: say(30) })),
      },
      {
        type: 'tabbedText',
        title: say(4),
        tabs: list(4, (n) => ({ key: `tab-${n}`, title: say(2), description: paragraphs(say, 3) })),
      },
      {
        type: 'cardGrid',
        variant: 'columns',
        title: say(4),
        cards: list(8, () => ({ title: say(3), text: say(30) })),
      },
      { type: 'richText', title: say(4), body: paragraphs(say, 9) },
      {
        type: 'processSteps',
        title: say(4),
        steps: list(4, () => ({ title: say(3), description: say(26) })),
      },
      {
        type: 'callToAction',
        title: say(6),
        text: say(16),
        action: { label: say(3), href: index % 5 === 2 ? linkedPage : '/' },
      },
    ],
  };
}

function paragraphs(say: (count: number) => string, count: number): string {
  return list(count, () => `${say(26)} **${say(2)}** ${say(12)} [${say(2)}](/) ${say(10)}.`).join('\n\n');
}

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Returns a function that generates texts of so many words. Each page starts elsewhere in the list. */
function createWriter(seed: number): (count: number) => string {
  let position = seed * 7;
  return (count) => {
    const said = list(count, () => words.at((position = (position * 31 + 17) % 1009) % words.length)).join(
      ' ',
    );
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
}
