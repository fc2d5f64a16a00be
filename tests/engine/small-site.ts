import { type BuildMemory, forgetful } from '../../src/engine/build/build-memory.ts';
import type { PageMemory } from '../../src/engine/content/page-memory.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import type { Site } from '../../src/engine/content/site.ts';
import type { Report } from '../../src/engine/diagnostics/report.ts';
import { inspectOpenedSite } from '../../src/engine/inspect-site.ts';
import { createExamplePictures } from './example-site.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { goodSite, schemas } from './test-site.ts';

export type Files = Record<string, unknown>;
export type Pages = Map<string, string>;

/** What one inspection found, made, and had to compile. */
export interface Outcome {
  findings: Report['diagnostics'];
  pages: Pages;
  compiled: string[];
}

export const brand = goodSite['pages/_site/brand.json'];
export const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"/>`;
/** A page with a rich text, a shared block and then these blocks. */
export const page = (name: string, hero: object = {}, ...more: object[]) => ({
  title: `The page of ${name}`,
  description: `The page of ${name}, described at a length that search results can show.`,
  sections: [
    { type: 'hero', title: 'Software', text: 'With **{facts.experts}** experts: [home](/).', ...hero },
    { type: 'shared', use: 'cards' },
    ...more,
  ],
});
export const start: Files = {
  ...schemas,
  ...goodSite,
  'public/img/orchard.svg': svg(16),
  'pages/_shared/cards.json': { type: 'cardGrid', id: 'cards', title: 'Cards', cards: [{ title: 'A' }] },
  'pages/a.json': page('a', { picture: { src: '/img/orchard.svg', alt: 'Chairs' } }),
  'pages/b.json': page(
    'b',
    {},
    {
      type: 'cardGrid',
      id: 'b',
      title: 'B',
      cards: [{ title: 'A', href: '/a#cards' }],
    },
  ),
  'pages/c.json': page('c'),
};

export function open(files: Files): Site {
  const fileSystem = createMemoryFileSystem(files);
  return openSite({ fileSystem, pictures: createExamplePictures(fileSystem) });
}

/** What is kept, without a folder. */
export function createMemory(): BuildMemory {
  const kept = new Map<string, Buffer>();
  return {
    ...forgetful,
    recall: (name) => kept.get(name),
    keep: (name, make) => void kept.set(name, make()),
  };
}

/** Watches what a memory is given, and inspects with it. */
export async function inspect(site: Site, memory: PageMemory | undefined): Promise<Omit<Outcome, 'pages'>> {
  const compiled: string[] = [];
  const watched = memory && {
    recall: memory.recall,
    keep(...[file, ...made]: Parameters<PageMemory['keep']>) {
      compiled.push(file.route);
      memory.keep(file, ...made);
    },
  };
  const { diagnostics } = await inspectOpenedSite(site, watched && { memory: watched });
  return { findings: diagnostics, compiled };
}
