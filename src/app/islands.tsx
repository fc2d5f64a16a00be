import { type ComponentProps, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { shownPath } from '../components/shown-path.ts';
import { alive } from '../sections/alive.ts';
import type { AnySectionComponent } from '../sections/registry.ts';
import type { Section, SectionType } from '../shared/generated/sections.ts';
import type { PageData } from '../shared/page.ts';
import { islandPrefix } from './island-attributes.ts';
import { endWith, markLive } from './live-blocks.ts';
import { fetchPage } from './page-data.ts';
import { SectionView } from './SectionView.tsx';

interface Hydrated {
  root: Root;
  component: AnySectionComponent;
}

const hydrated = new WeakMap<HTMLElement, Hydrated>();

/**
 * Brings a block of the served HTML to life in a React root of its own, with the props from the page's data file.
 * Resolves when its handlers are in place. Rejects, and leaves the block as it is, when its code or data cannot be
 * had, or when the data does not fit the HTML because the site was deployed anew in between: the error has a `cause`
 * then, as it has when the server no longer knows a file.
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const index = Number(island.dataset.index);
  const type = island.dataset.section as SectionType;
  const code = alive[type]!.hydrate!() as Promise<AnySectionComponent>;
  const [page, component] = await Promise.all([fetchPage(shownPath()), code]);
  const section = page?.sections[index];
  if (!island.isConnected) return;
  if (!page || section?.type !== type)
    throw new Error(`The data of this page has no "${type}" at block ${index + 1}.`, { cause: page });
  const root = await new Promise<Root>((ready) => {
    const hydrating = hydrateRoot(
      island,
      <Island component={component} section={section} page={page} onReady={() => ready(hydrating)} />,
      { identifierPrefix: islandPrefix(index) },
    );
  });
  // The visitor has left it meanwhile. A root that is unmounted before it is hydrated is an error to React.
  if (!island.isConnected) {
    root.unmount();
    return;
  }
  hydrated.set(island, { root, component });
  endWith(island, () => root.unmount());
  markLive(island);
}

/** Gives new props to the blocks that are alive, keeping their state (development only). */
export function updateIsland(island: HTMLElement, page: PageData, section: Section): boolean {
  const known = hydrated.get(island);
  known?.root.render(<Island component={known.component} section={section} page={page} />);
  return known !== undefined;
}

interface IslandProps extends ComponentProps<typeof SectionView> {
  onReady?: () => void;
}

/** One element deep like the server's tree, so that the ids React makes agree. */
function Island({ onReady, ...block }: IslandProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <SectionView {...block} />
    </StrictMode>
  );
}
