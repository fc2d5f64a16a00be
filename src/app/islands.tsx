import { StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { shownPath } from '../components/shown-path.ts';
import type { Section } from '../shared/generated/sections.ts';
import type { PageData } from '../shared/page.ts';
import { islandPrefix } from './island-attributes.ts';
import { endWith, markLive } from './live-blocks.ts';
import { fetchPage } from './page-data.ts';
import { loadComponent } from './section-components.ts';
import { SectionContent } from './SectionView.tsx';

const roots = new WeakMap<HTMLElement, Root>();

/**
 * Brings a block of the served HTML to life in a React root of its own, with the props from the page's data file.
 * Resolves when its handlers are in place. Rejects, and leaves the block as it is, when its code or data cannot be
 * had, or when the data does not fit the HTML because the site was deployed anew in between: the error has a `cause`
 * then, as it has when the server no longer knows a file.
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const index = Number(island.dataset.index);
  const type = island.dataset.section as Section['type'];
  const [page] = await Promise.all([fetchPage(shownPath()), loadComponent(type)]);
  const section = page?.sections[index];
  if (!island.isConnected) return;
  if (!page || section?.type !== type)
    throw new Error(`The data of this page has no "${type}" at block ${index + 1}.`, { cause: page });
  const root = await new Promise<Root>((ready) => {
    const hydrating = hydrateRoot(
      island,
      <Island section={section} page={page} onReady={() => ready(hydrating)} />,
      { identifierPrefix: islandPrefix(index) },
    );
  });
  // The visitor has left it meanwhile. A root that is unmounted before it is hydrated is an error to React.
  if (!island.isConnected) {
    root.unmount();
    return;
  }
  roots.set(island, root);
  endWith(island, () => root.unmount());
  markLive(island);
}

/** Gives new props to the blocks that are alive, keeping their state (development only). */
export function updateIsland(island: HTMLElement, page: PageData, section: Section): boolean {
  const root = roots.get(island);
  root?.render(<Island section={section} page={page} />);
  return root !== undefined;
}

/** One element deep like the server's tree, so that the ids React makes agree. */
function Island({ section, page, onReady }: { section: Section; page: PageData; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <SectionContent type={section.type} section={section} page={page} />
    </StrictMode>
  );
}
