import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { StudiesSplit } from './StudiesSplit.tsx';
import { StudiesMosaic } from './StudiesMosaic.tsx';
import { StudiesOffset, StudiesPairs, StudiesRow } from './StudiesGrid.tsx';
import { StudiesOverlap } from './StudiesOverlap.tsx';

export const CaseStudies = byVariant<CaseStudiesSection>('pairs', {
  pairs: StudiesPairs,
  mosaic: StudiesMosaic,
  overlap: StudiesOverlap,
  split: StudiesSplit,
  offset: StudiesOffset,
  row: StudiesRow,
});
