import type { ComponentType } from 'react';
import type { CaseStudiesSection, CaseStudiesVariant } from '../../shared/generated/sections.ts';
import { StudiesSplit } from './StudiesSplit.tsx';
import { StudiesOffset } from './StudiesOffset.tsx';
import { StudiesMosaic } from './StudiesMosaic.tsx';
import { StudiesRow } from './StudiesRow.tsx';
import { StudiesPairs } from './StudiesPairs.tsx';
import { StudiesOverlap } from './StudiesOverlap.tsx';

const variants: Record<CaseStudiesVariant, ComponentType<CaseStudiesSection>> = {
  pairs: StudiesPairs,
  mosaic: StudiesMosaic,
  overlap: StudiesOverlap,
  split: StudiesSplit,
  offset: StudiesOffset,
  row: StudiesRow,
};

export function CaseStudies(section: CaseStudiesSection) {
  const Variant = variants[section.variant ?? 'pairs'];
  return <Variant {...section} />;
}
