import type { ComponentType } from 'react';
import type { CallToActionSection, CallToActionVariant } from '../../shared/generated/sections.ts';
import { CallBand } from './CallBand.tsx';
import { CallCard } from './CallCard.tsx';
import { CallPicture } from './CallPicture.tsx';
import { CallStrip } from './CallStrip.tsx';

const variants: Record<CallToActionVariant, ComponentType<CallToActionSection>> = {
  band: CallBand,
  card: CallCard,
  strip: CallStrip,
  picture: CallPicture,
};

export function CallToAction(section: CallToActionSection) {
  const Variant = variants[section.variant ?? 'band'];
  return <Variant {...section} />;
}
