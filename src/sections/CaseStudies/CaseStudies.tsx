import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { StudiesSplit } from './StudiesSplit.tsx';
import { StudiesOffset } from './StudiesOffset.tsx';
import { StudiesMosaic } from './StudiesMosaic.tsx';
import { StudiesRow } from './StudiesRow.tsx';
import { StudiesPairs } from './StudiesPairs.tsx';
import { StudiesOverlap } from './StudiesOverlap.tsx';

export const CaseStudies = byVariant<CaseStudiesSection>('pairs', {
  pairs: StudiesPairs,
  mosaic: StudiesMosaic,
  overlap: StudiesOverlap,
  split: StudiesSplit,
  offset: StudiesOffset,
  row: StudiesRow,
});
