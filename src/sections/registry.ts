import type { ReactNode } from 'react';
import type { SectionOf, SectionType } from '../shared/generated/sections.ts';

/** What draws a section: its checked block in, markup out. */
export type SectionComponent<K extends SectionType> = (section: SectionOf<K>) => ReactNode;

/** One whose type of section is known only as the program runs. */
export type AnySectionComponent = SectionComponent<SectionType>;

/** Exactly one entry for every section type that has a schema: `tsc` names a missing, extra or mistyped one. */
export type Registry = { readonly [K in SectionType]: () => Promise<SectionComponent<K>> };

/** What the server draws blocks with. Which of them come alive in the browser, and how, says `alive.ts`. */
export const registry: Registry = {
  callToAction: () => import('./CallToAction/CallToAction.tsx').then((m) => m.CallToAction),
  cardGrid: () => import('./CardGrid/CardGrid.tsx').then((m) => m.CardGrid),
  caseStudies: () => import('./CaseStudies/CaseStudies.tsx').then((m) => m.CaseStudies),
  contactForm: () => import('./ContactForm/ContactForm.tsx').then((m) => m.ContactForm),
  featureList: () => import('./FeatureList/FeatureList.tsx').then((m) => m.FeatureList),
  hero: () => import('./Hero/Hero.tsx').then((m) => m.Hero),
  heroSlider: () => import('./HeroSlider/HeroSlider.tsx').then((m) => m.HeroSlider),
  imageTiles: () => import('./ImageTiles/ImageTiles.tsx').then((m) => m.ImageTiles),
  industries: () => import('./Industries/Industries.tsx').then((m) => m.Industries),
  jobOpenings: () => import('./JobOpenings/JobOpenings.tsx').then((m) => m.JobOpenings),
  journeySearch: () => import('./JourneySearch/JourneySearch.tsx').then((m) => m.JourneySearch),
  officeLocation: () => import('./OfficeLocation/OfficeLocation.tsx').then((m) => m.OfficeLocation),
  processSteps: () => import('./ProcessSteps/ProcessSteps.tsx').then((m) => m.ProcessSteps),
  profiles: () => import('./Profiles/Profiles.tsx').then((m) => m.Profiles),
  richText: () => import('./RichText/RichText.tsx').then((m) => m.RichText),
  statsStrip: () => import('./StatsStrip/StatsStrip.tsx').then((m) => m.StatsStrip),
  tabbedText: () => import('./TabbedText/TabbedText.tsx').then((m) => m.TabbedText),
  technologies: () => import('./Technologies/Technologies.tsx').then((m) => m.Technologies),
  testimonials: () => import('./Testimonials/Testimonials.tsx').then((m) => m.Testimonials),
  videoHero: () => import('./VideoHero/VideoHero.tsx').then((m) => m.VideoHero),
  yearsOfAssociation: () =>
    import('./YearsOfAssociation/YearsOfAssociation.tsx').then((m) => m.YearsOfAssociation),
};
