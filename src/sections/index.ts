import { describeCrumbs } from '../components/describe-crumbs.ts';
import type { SectionType } from '../shared/generated/sections.ts';
import type { AnySectionComponent, Sections } from './definition.ts';
import { describeQuestions } from './Faq/describe-questions.ts';
import { describeOpenings } from './JobOpenings/describe-openings.ts';
import { describePageHead } from './PageHead/describe-page-head.ts';
import { describeOffice } from './OfficeLocation/describe-office.ts';
import { sections as ownSections } from '../own/index.ts';

const productSections = {
  callToAction: { component: import.meta.env.SSR && (() => import('./CallToAction/CallToAction.tsx')) },
  cardGrid: { component: import.meta.env.SSR && (() => import('./CardGrid/CardGrid.tsx')) },
  caseStudies: { component: import.meta.env.SSR && (() => import('./CaseStudies/CaseStudies.tsx')) },
  contactForm: {
    component: () => import('./ContactForm/ContactForm.tsx'),
    island: { when: 'visible', hydrate: true },
    structuredData: import.meta.env.SSR && (({ crumbs }, page) => describeCrumbs(crumbs, page)),
  },
  downloads: { component: import.meta.env.SSR && (() => import('./Downloads/Downloads.tsx')) },
  embed: {
    component: import.meta.env.SSR && (() => import('./Embed/Embed.tsx')),
    island: { when: 'visible', enhance: () => import('./Embed/run-embed.ts').then((m) => m.runEmbed) },
  },
  faq: {
    component: import.meta.env.SSR && (() => import('./Faq/Faq.tsx')),
    structuredData: import.meta.env.SSR && describeQuestions,
  },
  featureList: { component: import.meta.env.SSR && (() => import('./FeatureList/FeatureList.tsx')) },
  gallery: {
    component: import.meta.env.SSR && (() => import('./Gallery/Gallery.tsx')),
    island: {
      when: 'visible',
      enhance: () => import('./Gallery/leaf-pictures.ts').then((m) => m.leafPictures),
    },
  },
  hero: {
    component: import.meta.env.SSR && (() => import('./Hero/Hero.tsx')),
    structuredData: import.meta.env.SSR && (({ crumbs }, page) => describeCrumbs(crumbs, page)),
  },
  heroSlider: {
    component: import.meta.env.SSR && (() => import('./HeroSlider/HeroSlider.tsx')),
    island: {
      when: 'idle',
      enhance: () => import('../components/run-slider.ts').then((m) => m.runSlidersOf),
    },
  },
  imageTiles: { component: import.meta.env.SSR && (() => import('./ImageTiles/ImageTiles.tsx')) },
  industries: { component: import.meta.env.SSR && (() => import('./Industries/Industries.tsx')) },
  jobOpenings: {
    component: import.meta.env.SSR && (() => import('./JobOpenings/JobOpenings.tsx')),
    structuredData: import.meta.env.SSR && describeOpenings,
  },
  journeySearch: {
    component: () => import('./JourneySearch/JourneySearch.tsx'),
    island: { when: 'visible', hydrate: true },
  },
  logos: { component: import.meta.env.SSR && (() => import('./Logos/Logos.tsx')) },
  officeLocation: {
    component: import.meta.env.SSR && (() => import('./OfficeLocation/OfficeLocation.tsx')),
    island: {
      when: 'visible',
      enhance: () => import('./OfficeLocation/show-open.ts').then((m) => m.showOpen),
    },
    structuredData: import.meta.env.SSR && describeOffice,
  },
  pageHead: {
    component: import.meta.env.SSR && (() => import('./PageHead/PageHead.tsx')),
    structuredData: import.meta.env.SSR && describePageHead,
  },
  pageList: { component: import.meta.env.SSR && (() => import('./PageList/PageList.tsx')) },
  processSteps: { component: import.meta.env.SSR && (() => import('./ProcessSteps/ProcessSteps.tsx')) },
  profiles: { component: import.meta.env.SSR && (() => import('./Profiles/Profiles.tsx')) },
  richText: { component: import.meta.env.SSR && (() => import('./RichText/RichText.tsx')) },
  statsStrip: { component: import.meta.env.SSR && (() => import('./StatsStrip/StatsStrip.tsx')) },
  table: { component: import.meta.env.SSR && (() => import('./Table/Table.tsx')) },
  tabbedText: {
    component: import.meta.env.SSR && (() => import('./TabbedText/TabbedText.tsx')),
    island: {
      // Not `visible`: the browser's search finds closed panels only after hydration, wherever they are on the page.
      when: 'idle',
      enhance: () => import('../components/run-tabs.ts').then((m) => m.runTabsOf),
    },
  },
  technologies: {
    component: import.meta.env.SSR && (() => import('./Technologies/Technologies.tsx')),
    island: {
      when: 'idle',
      enhance: () => import('./Technologies/run-technologies.ts').then((m) => m.runTechnologies),
    },
  },
  testimonials: {
    component: import.meta.env.SSR && (() => import('./Testimonials/Testimonials.tsx')),
    island: {
      when: 'visible',
      enhance: () => import('../components/run-slider.ts').then((m) => m.runSlidersOf),
    },
  },
  videoHero: {
    component: import.meta.env.SSR && (() => import('./VideoHero/VideoHero.tsx')),
    island: {
      when: 'visible',
      enhance: () => import('./VideoHero/run-background-video.ts').then((m) => m.runBackgroundVideo),
    },
  },
  yearsOfAssociation: {
    component: import.meta.env.SSR && (() => import('./YearsOfAssociation/YearsOfAssociation.tsx')),
  },
} satisfies Partial<Sections>;

/** Every section type that has a schema: `tsc` names a missing, extra or mistyped one. */
export const sections: Sections = { ...productSections, ...ownSections };

/** The name under which the file of a section type exports its component. */
export function componentNameOf(type: SectionType): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Loads the component of a section type; undefined in browsers if only the server renders it. */
export async function loadComponent(type: SectionType): Promise<AnySectionComponent | undefined> {
  const { component: load } = sections[type];
  if (!load) return undefined;
  const file = (await load()) as Readonly<Record<string, AnySectionComponent>>;
  return file[componentNameOf(type)];
}
