import type { TechnologiesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { TechnologiesRows } from './TechnologiesRows.tsx';
import { TechnologiesTabs } from './TechnologiesTabs.tsx';

export const Technologies = byVariant<TechnologiesSection>('tabs', {
  tabs: TechnologiesTabs,
  rows: TechnologiesRows,
});
