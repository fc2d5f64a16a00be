import type { ComponentType } from 'react';
import type { SectionOf, SectionType } from '../shared/generated/sections.ts';

/**
 * When a section comes alive in the browser.
 * `static`: never, it is HTML and loads no script. `visible`: once it is near the viewport.
 * `idle`: when the browser has nothing else to do. `load`: at once.
 */
export type Alive = 'static' | 'visible' | 'idle' | 'load';

export interface SectionEntry<K extends SectionType> {
  load: () => Promise<ComponentType<SectionOf<K>>>;
  alive: Alive;
}

/** Exactly one entry for every section type that has a schema: `tsc` names a missing, extra or mistyped one. */
export type Registry = { [K in SectionType]: SectionEntry<K> };

export const registry: Registry = {
  caseStudies: {
    load: () => import('./CaseStudies/CaseStudies.tsx').then((m) => m.CaseStudies),
    alive: 'static',
  },
  jobOpenings: {
    load: () => import('./JobOpenings/JobOpenings.tsx').then((m) => m.JobOpenings),
    alive: 'static',
  },
  profiles: { load: () => import('./Profiles/Profiles.tsx').then((m) => m.Profiles), alive: 'static' },
  statsStrip: {
    load: () => import('./StatsStrip/StatsStrip.tsx').then((m) => m.StatsStrip),
    alive: 'static',
  },
  yearsOfAssociation: {
    load: () => import('./YearsOfAssociation/YearsOfAssociation.tsx').then((m) => m.YearsOfAssociation),
    alive: 'static',
  },
};
