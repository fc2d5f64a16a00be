import type { ComponentType } from 'react';
import type { TechnologiesSection, TechnologiesVariant } from '../../shared/generated/sections.ts';
import { TechnologyRows } from './TechnologyRows.tsx';
import { TechnologyTabs } from './TechnologyTabs.tsx';

const variants: Record<TechnologiesVariant, ComponentType<TechnologiesSection>> = {
  tabs: TechnologyTabs,
  rows: TechnologyRows,
};

export function Technologies(section: TechnologiesSection) {
  const Variant = variants[section.variant ?? 'tabs'];
  return <Variant {...section} />;
}
