import type { ComponentType } from 'react';
import type { TechnologiesSection, TechnologiesVariant } from '../../shared/generated/sections.ts';
import { TechnologyRoll } from './TechnologyRoll.tsx';
import { TechnologyTabs } from './TechnologyTabs.tsx';

const variants: Record<TechnologiesVariant, ComponentType<TechnologiesSection>> = {
  tabs: TechnologyTabs,
  roll: TechnologyRoll,
};

export function Technologies(section: TechnologiesSection) {
  const Variant = variants[section.variant ?? 'tabs'];
  return <Variant {...section} />;
}
