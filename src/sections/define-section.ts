import type { ReactNode } from 'react';
import type { SectionOf, SectionType } from '../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../shared/thing.ts';

/** Renders a section: its checked block in, markup out. */
type SectionComponent<K extends SectionType> = (section: SectionOf<K>) => ReactNode;

/** One whose type of section is known only as the program runs. */
export type AnySectionComponent = SectionComponent<SectionType>;

type LoadComponent<K extends SectionType> = () => Promise<SectionComponent<K>>;

/**
 * When a block becomes interactive. `visible`: once it is near the viewport. `idle`: when the browser has nothing else to
 * do.
 */
type When = 'visible' | 'idle';

/** Makes the served HTML of a block interactive without React. Returns what removes its listeners. */
type Enhance = (block: HTMLElement) => () => void;

interface Description<K extends SectionType> {
  /** What search engines are told of the block, behind `import.meta.env.SSR &&`. */
  structuredData?: false | ((section: SectionOf<K>, page: DescribedPage) => Thing[]);
}

/** A section that is HTML in the browser, perhaps with a function that listens on it. */
interface StaticSection<K extends SectionType> extends Description<K> {
  /** Behind `import.meta.env.SSR &&`, so that no browser loads the component. */
  component: false | LoadComponent<K>;
  island?: { when: When; enhance: () => Promise<Enhance>; hydrate?: never };
}

/** A section whose component keeps state: React hydrates its HTML in the browser. */
interface HydratedSection<K extends SectionType> extends Description<K> {
  component: LoadComponent<K>;
  island: { when: When; hydrate: true; enhance?: never };
}

export type SectionDefinition<K extends SectionType> = StaticSection<K> | HydratedSection<K>;

/** What a section is: how it is rendered, how it becomes interactive, and what search engines are told of it. */
export function defineSection<K extends SectionType>(definition: SectionDefinition<K>): SectionDefinition<K> {
  return definition;
}
