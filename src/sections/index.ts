import callToAction from './CallToAction/section.ts';
import cardGrid from './CardGrid/section.ts';
import caseStudies from './CaseStudies/section.ts';
import contactForm from './ContactForm/section.ts';
import embed from './Embed/section.ts';
import faq from './Faq/section.ts';
import featureList from './FeatureList/section.ts';
import gallery from './Gallery/section.ts';
import hero from './Hero/section.ts';
import heroSlider from './HeroSlider/section.ts';
import imageTiles from './ImageTiles/section.ts';
import industries from './Industries/section.ts';
import jobOpenings from './JobOpenings/section.ts';
import journeySearch from './JourneySearch/section.ts';
import officeLocation from './OfficeLocation/section.ts';
import processSteps from './ProcessSteps/section.ts';
import profiles from './Profiles/section.ts';
import richText from './RichText/section.ts';
import statsStrip from './StatsStrip/section.ts';
import table from './Table/section.ts';
import tabbedText from './TabbedText/section.ts';
import technologies from './Technologies/section.ts';
import testimonials from './Testimonials/section.ts';
import videoHero from './VideoHero/section.ts';
import yearsOfAssociation from './YearsOfAssociation/section.ts';
import type { SectionType } from '../shared/generated/sections.ts';
import type { SectionDefinition } from './define-section.ts';

export type Sections = { readonly [K in SectionType]: SectionDefinition<K> };

/** Every section type that has a schema: `tsc` names a missing, extra or mistyped one. */
export const sections: Sections = {
  callToAction,
  cardGrid,
  caseStudies,
  contactForm,
  embed,
  faq,
  featureList,
  gallery,
  hero,
  heroSlider,
  imageTiles,
  industries,
  jobOpenings,
  journeySearch,
  officeLocation,
  processSteps,
  profiles,
  richText,
  statsStrip,
  table,
  tabbedText,
  technologies,
  testimonials,
  videoHero,
  yearsOfAssociation,
};
