import type { FeatureListSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { FeaturesBoxes } from './FeaturesBoxes.tsx';
import { FeaturesFigure, FeaturesList } from './FeaturesBeside.tsx';

export const FeatureList = byVariant<FeatureListSection>('list', {
  figure: FeaturesFigure,
  boxes: FeaturesBoxes,
  list: FeaturesList,
});
