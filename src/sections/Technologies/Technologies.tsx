import type { TechnologiesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { TechnologyRows } from './TechnologyRows.tsx';
import { TechnologyTabs } from './TechnologyTabs.tsx';

export const Technologies = byVariant<TechnologiesSection>('tabs', {
  tabs: TechnologyTabs,
  rows: TechnologyRows,
});
