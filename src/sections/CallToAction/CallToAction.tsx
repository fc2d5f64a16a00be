import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { CallToActionBand } from './CallToActionBand.tsx';
import { CallToActionCard } from './CallToActionCard.tsx';
import { CallToActionPicture } from './CallToActionPicture.tsx';
import { CallToActionStrip } from './CallToActionStrip.tsx';

export const CallToAction = byVariant<CallToActionSection>('band', {
  band: CallToActionBand,
  card: CallToActionCard,
  strip: CallToActionStrip,
  picture: CallToActionPicture,
});
