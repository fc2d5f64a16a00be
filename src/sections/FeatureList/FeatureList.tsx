import type { ComponentType } from 'react';
import type { FeatureListSection, FeatureListVariant } from '../../shared/generated/sections.ts';
import { FeaturesFragments } from './FeaturesFragments.tsx';
import { FeaturesIndex } from './FeaturesIndex.tsx';
import { FeaturesReasons } from './FeaturesReasons.tsx';

const variants: Record<FeatureListVariant, ComponentType<FeatureListSection>> = {
  reasons: FeaturesReasons,
  fragments: FeaturesFragments,
  index: FeaturesIndex,
};

export function FeatureList(section: FeatureListSection) {
  const Variant = variants[section.variant ?? 'index'];
  return <Variant {...section} />;
}
