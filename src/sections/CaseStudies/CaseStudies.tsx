import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { CaseStudiesMosaic } from './CaseStudiesMosaic.tsx';
import { CaseStudiesOffset } from './CaseStudiesOffset.tsx';
import { CaseStudiesOverlap } from './CaseStudiesOverlap.tsx';
import { CaseStudiesPairs } from './CaseStudiesPairs.tsx';
import { CaseStudiesRow } from './CaseStudiesRow.tsx';
import { CaseStudiesSplit } from './CaseStudiesSplit.tsx';

export const CaseStudies = byVariant<CaseStudiesSection>('pairs', {
  pairs: CaseStudiesPairs,
  mosaic: CaseStudiesMosaic,
  overlap: CaseStudiesOverlap,
  split: CaseStudiesSplit,
  offset: CaseStudiesOffset,
  row: CaseStudiesRow,
});
