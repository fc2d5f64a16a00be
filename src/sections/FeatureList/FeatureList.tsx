import type { FeatureListSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { FeaturesBoxes } from './FeaturesBoxes.tsx';
import { FeaturesBeside } from './FeaturesBeside.tsx';

export const FeatureList = byVariant<FeatureListSection>('list', {
  figure: FeaturesBeside,
  boxes: FeaturesBoxes,
  list: FeaturesBeside,
});
