import type { ComponentType } from 'react';
import type { CaseStudiesSection, CaseStudiesVariant } from '../../shared/generated/sections.ts';
import { StudiesBleed } from './StudiesBleed.tsx';
import { StudiesDuo } from './StudiesDuo.tsx';
import { StudiesMosaic } from './StudiesMosaic.tsx';
import { StudiesNext } from './StudiesNext.tsx';
import { StudiesPortfolio } from './StudiesPortfolio.tsx';
import { StudiesSolo } from './StudiesSolo.tsx';

const variants: Record<CaseStudiesVariant, ComponentType<CaseStudiesSection>> = {
  portfolio: StudiesPortfolio,
  mosaic: StudiesMosaic,
  solo: StudiesSolo,
  bleed: StudiesBleed,
  duo: StudiesDuo,
  next: StudiesNext,
};

export function CaseStudies(section: CaseStudiesSection) {
  const Variant = variants[section.variant ?? 'portfolio'];
  return <Variant {...section} />;
}
