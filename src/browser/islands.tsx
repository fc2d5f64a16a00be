import { type ComponentProps, StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { AnySectionComponent } from '../sections/definition.ts';
import { loadComponent } from '../sections/index.ts';
import type { SectionType } from '../shared/generated/sections.ts';
import { applyStyles } from '../styles-compiler/apply-attributes.ts';
import { type BlockProps, islandPrefix } from './island-attributes.ts';
import { noteFields } from './keep-fields.ts';
import { markInteractive } from './live-blocks.ts';
import { SectionView } from './SectionView.tsx';

/** Development only: how many errors of its component each block has shown. */
const failures = new WeakMap<HTMLElement, number>();

const hydrated = new WeakMap<HTMLElement, { root: Root; component: AnySectionComponent }>();

/**
 * Hydrates a block in a separate React root, with the props of its server rendering. Resolves when its
 * handlers are attached. Rejects, and leaves the block unchanged, when its code cannot be loaded.
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const type = island.dataset.section as SectionType;
  const component = await loadComponent(type);
  if (!component) throw new Error(`Leave out "import.meta.env.SSR &&" before the component of "${type}".`);
  if (!island.isConnected) return;
  const giveBackFields = noteFields(island);
  applyStyles(island);
  const root = await new Promise<Root>((ready) => {
    const onReady = () => {
      giveBackFields();
      ready(hydrating);
    };
    const hydrating = hydrateRoot(
      island,
      <Island component={component} {...propsOf(island)} onReady={onReady} />,
      {
        identifierPrefix: islandPrefix(Number(island.dataset.index)),
        // Extensions have changed the page, and React has rendered the block again: no harm.
        onRecoverableError: (error) => console.warn(error),
        ...(import.meta.hot && {
          onCaughtError: (error, { componentStack }) => {
            failures.set(island, (failures.get(island) ?? 0) + 1);
            console.error(error, componentStack);
          },
        }),
      },
    );
  });
  // A navigation has removed it. React throws when a root is unmounted before hydration.
  if (!island.isConnected) return root.unmount();
  hydrated.set(island, { root, component });
  markInteractive(island, () => root.unmount());
}

/** Gives a hydrated block new props, and keeps its state unless it has failed (development only). */
export function updateIsland(island: HTMLElement, next: HTMLElement): boolean {
  const root = hydrated.get(island);
  if (!root || next.dataset.section !== island.dataset.section) return false;
  root.root.render(<Island key={failures.get(island)} component={root.component} {...propsOf(next)} />);
  return true;
}

function propsOf(island: HTMLElement): BlockProps {
  return JSON.parse(island.dataset.props!) as BlockProps;
}

interface IslandProps extends ComponentProps<typeof SectionView> {
  onReady?: () => void;
}

/** Has the same depth as the server's tree, so that React's ids match. */
function Island({ onReady, ...block }: IslandProps) {
  // Runs before the effects of the block, which read its fields.
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <SectionView {...block} />
    </StrictMode>
  );
}
