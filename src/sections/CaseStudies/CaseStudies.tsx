import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { StudiesMosaic } from './StudiesMosaic.tsx';
import { StudiesOffset, StudiesPairs, StudiesRow } from './StudiesGrid.tsx';
import { StudiesOverlap, StudiesSplit } from './StudiesLarge.tsx';

export const CaseStudies = byVariant<CaseStudiesSection>('pairs', {
  pairs: StudiesPairs,
  mosaic: StudiesMosaic,
  overlap: StudiesOverlap,
  split: StudiesSplit,
  offset: StudiesOffset,
  row: StudiesRow,
});
