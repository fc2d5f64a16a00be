import type { SectionType } from '../shared/generated/sections.ts';
import type { SectionComponent } from './registry.ts';

/**
 * When a block comes alive in the browser. `visible`: once it is near the viewport. `idle`: when the browser has nothing
 * else to do.
 */
type When = 'visible' | 'idle';

/** Brings the served HTML of a block to life without React, for components that keep no state. Returns what ends it. */
type Enhance = (block: HTMLElement) => () => void;

/** How blocks of a type come alive: by a function that listens on their HTML, or as a component that React hydrates. */
export type AliveEntry<K extends SectionType> =
  | { when: When; enhance: () => Promise<Enhance>; hydrate?: never }
  | { when: When; hydrate: () => Promise<SectionComponent<K>>; enhance?: never };

/** The section types that come alive. All others are HTML: none of their code is ever loaded by a browser. */
export const alive: { readonly [K in SectionType]?: AliveEntry<K> } = {
  contactForm: {
    when: 'visible',
    hydrate: () => import('./ContactForm/ContactForm.tsx').then((m) => m.ContactForm),
  },
  heroSlider: {
    when: 'idle',
    enhance: () => import('../components/run-slider.ts').then((m) => m.runSlidersOf),
  },
  journeySearch: {
    when: 'visible',
    hydrate: () => import('./JourneySearch/JourneySearch.tsx').then((m) => m.JourneySearch),
  },
  // What closed tabs hold is found by the browser's search once they are alive, wherever they stand.
  tabbedText: {
    when: 'idle',
    enhance: () => import('../components/run-tabs.ts').then((m) => m.runTabsOf),
  },
  technologies: {
    when: 'idle',
    enhance: () => import('./Technologies/run-technologies.ts').then((m) => m.runTechnologies),
  },
  testimonials: {
    when: 'visible',
    enhance: () => import('../components/run-slider.ts').then((m) => m.runSlidersOf),
  },
  videoHero: {
    when: 'visible',
    enhance: () => import('./VideoHero/run-background-video.ts').then((m) => m.runBackgroundVideo),
  },
};
