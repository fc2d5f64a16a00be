import type { ComponentType } from 'react';
import type { FeatureListSection, FeatureListVariant } from '../../shared/generated/sections.ts';
import { FeaturesBoxes } from './FeaturesBoxes.tsx';
import { FeaturesList } from './FeaturesList.tsx';
import { FeaturesFigure } from './FeaturesFigure.tsx';

const variants: Record<FeatureListVariant, ComponentType<FeatureListSection>> = {
  figure: FeaturesFigure,
  boxes: FeaturesBoxes,
  list: FeaturesList,
};

export function FeatureList(section: FeatureListSection) {
  const Variant = variants[section.variant ?? 'list'];
  return <Variant {...section} />;
}
