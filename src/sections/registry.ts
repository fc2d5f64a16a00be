import type { ReactNode } from 'react';
import type { SectionOf, SectionType } from '../shared/generated/sections.ts';

/**
 * When a section comes alive in the browser.
 * `static`: never, it is HTML and loads no script. `visible`: once it is near the viewport.
 * `idle`: when the browser has nothing else to do. `load`: at once.
 */
type Alive = 'static' | 'visible' | 'idle' | 'load';

/** What draws a section: its checked block in, markup out. */
export type SectionComponent<K extends SectionType> = (section: SectionOf<K>) => ReactNode;

export interface SectionEntry<K extends SectionType> {
  load: () => Promise<SectionComponent<K>>;
  alive: Alive;
  /**
   * Brings the served HTML of a block to life without React, for components that keep no state: a component does the
   * same by a `ref` where React draws it. Returns what ends it.
   */
  enhance?: () => Promise<(block: HTMLElement) => () => void>;
}

/** Exactly one entry for every section type that has a schema: `tsc` names a missing, extra or mistyped one. */
export type Registry = { [K in SectionType]: SectionEntry<K> };

export const registry: Registry = {
  callToAction: {
    load: () => import('./CallToAction/CallToAction.tsx').then((m) => m.CallToAction),
    alive: 'static',
  },
  cardGrid: { load: () => import('./CardGrid/CardGrid.tsx').then((m) => m.CardGrid), alive: 'static' },
  caseStudies: {
    load: () => import('./CaseStudies/CaseStudies.tsx').then((m) => m.CaseStudies),
    alive: 'static',
  },
  contactForm: {
    load: () => import('./ContactForm/ContactForm.tsx').then((m) => m.ContactForm),
    alive: 'visible',
  },
  featureList: {
    load: () => import('./FeatureList/FeatureList.tsx').then((m) => m.FeatureList),
    alive: 'static',
  },
  hero: { load: () => import('./Hero/Hero.tsx').then((m) => m.Hero), alive: 'static' },
  heroSlider: {
    load: () => import('./HeroSlider/HeroSlider.tsx').then((m) => m.HeroSlider),
    alive: 'idle',
    enhance: () => import('../components/run-slider.ts').then((m) => m.runSlidersOf),
  },
  imageTiles: {
    load: () => import('./ImageTiles/ImageTiles.tsx').then((m) => m.ImageTiles),
    alive: 'static',
  },
  industries: {
    load: () => import('./Industries/Industries.tsx').then((m) => m.Industries),
    alive: 'static',
  },
  jobOpenings: {
    load: () => import('./JobOpenings/JobOpenings.tsx').then((m) => m.JobOpenings),
    alive: 'static',
  },
  journeySearch: {
    load: () => import('./JourneySearch/JourneySearch.tsx').then((m) => m.JourneySearch),
    alive: 'visible',
  },
  officeLocation: {
    load: () => import('./OfficeLocation/OfficeLocation.tsx').then((m) => m.OfficeLocation),
    alive: 'static',
  },
  processSteps: {
    load: () => import('./ProcessSteps/ProcessSteps.tsx').then((m) => m.ProcessSteps),
    alive: 'static',
  },
  profiles: { load: () => import('./Profiles/Profiles.tsx').then((m) => m.Profiles), alive: 'static' },
  richText: { load: () => import('./RichText/RichText.tsx').then((m) => m.RichText), alive: 'static' },
  statsStrip: {
    load: () => import('./StatsStrip/StatsStrip.tsx').then((m) => m.StatsStrip),
    alive: 'static',
  },
  tabbedText: {
    load: () => import('./TabbedText/TabbedText.tsx').then((m) => m.TabbedText),
    alive: 'visible',
    enhance: () => import('../components/run-tabs.ts').then((m) => m.runTabsOf),
  },
  technologies: {
    load: () => import('./Technologies/Technologies.tsx').then((m) => m.Technologies),
    alive: 'visible',
    enhance: () => import('./Technologies/run-technologies.ts').then((m) => m.runTechnologies),
  },
  testimonials: {
    load: () => import('./Testimonials/Testimonials.tsx').then((m) => m.Testimonials),
    alive: 'visible',
    enhance: () => import('../components/run-slider.ts').then((m) => m.runSlidersOf),
  },
  videoHero: {
    load: () => import('./VideoHero/VideoHero.tsx').then((m) => m.VideoHero),
    alive: 'visible',
    enhance: () => import('./VideoHero/run-background-video.ts').then((m) => m.runBackgroundVideo),
  },
  yearsOfAssociation: {
    load: () => import('./YearsOfAssociation/YearsOfAssociation.tsx').then((m) => m.YearsOfAssociation),
    alive: 'static',
  },
};
