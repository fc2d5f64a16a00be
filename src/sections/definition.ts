import type { ReactNode } from 'react';
import type { SectionOf, SectionType } from '../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../shared/json-ld.ts';

/** Renders a checked section block. */
type SectionComponent<K extends SectionType> = (section: SectionOf<K>) => ReactNode;

/** A component whose section type is only known at run time. */
export type AnySectionComponent = SectionComponent<SectionType>;

/** Loads the file of a component, which exports it under the name of its type: `Faq` for "faq". */
type LoadComponent<K extends SectionType> = () => Promise<Record<Capitalize<K>, SectionComponent<K>>>;

/**
 * When the browser hydrates or enhances a block. `visible`: once it is near the viewport. `idle`: in
 * `requestIdleCallback`.
 */
type When = 'visible' | 'idle';

/** Adds event listeners to a block's HTML without React. Returns a cleanup function. */
type Enhance = (block: HTMLElement) => () => void;

interface Description<K extends SectionType> {
  /** Structured data (JSON-LD) of the block, behind `import.meta.env.SSR &&`. */
  structuredData?: false | ((section: SectionOf<K>, page: DescribedPage) => Thing[]);
}

/** A section without React in the browser, optionally enhanced. */
interface StaticSection<K extends SectionType> extends Description<K> {
  /** Behind `import.meta.env.SSR &&`, so that browsers do not load the component. */
  component: false | LoadComponent<K>;
  island?: { when: When; enhance: () => Promise<Enhance>; hydrate?: never };
}

/** A section whose component keeps state. React hydrates it in the browser. */
type HydratedSection<K extends SectionType> = Description<K> & {
  /** Not behind `import.meta.env.SSR &&`: browsers load it, too. */
  component: LoadComponent<K>;
  island: { when: When; hydrate: true; enhance?: never };
};

/** How each section type is rendered, when it becomes interactive, and its structured data. */
export type Sections = { readonly [K in SectionType]: StaticSection<K> | HydratedSection<K> };
