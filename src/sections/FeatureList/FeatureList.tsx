import type { FeatureListSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { FeatureListBoxes } from './FeatureListBoxes.tsx';
import { FeatureListFigure } from './FeatureListFigure.tsx';
import { FeatureListList } from './FeatureListList.tsx';

export const FeatureList = byVariant<FeatureListSection>('list', {
  figure: FeatureListFigure,
  boxes: FeatureListBoxes,
  list: FeatureListList,
});
