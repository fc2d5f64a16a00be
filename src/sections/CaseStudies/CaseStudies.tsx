import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { StudiesGrid } from './StudiesGrid.tsx';
import { StudiesMosaic } from './StudiesMosaic.tsx';
import { StudiesSplit } from './StudiesSplit.tsx';

export const CaseStudies = byVariant<CaseStudiesSection>('pairs', {
  pairs: StudiesGrid,
  mosaic: StudiesMosaic,
  overlap: StudiesGrid,
  split: StudiesSplit,
  offset: StudiesGrid,
  row: StudiesGrid,
});
