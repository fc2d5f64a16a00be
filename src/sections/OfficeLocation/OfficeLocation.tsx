import type { OfficeLocationSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { OfficeLocationCard } from './OfficeLocationCard.tsx';
import { OfficeLocationWide } from './OfficeLocationWide.tsx';

export const OfficeLocation = byVariant<OfficeLocationSection>('wide', {
  wide: OfficeLocationWide,
  card: OfficeLocationCard,
});
