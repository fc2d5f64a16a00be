import type { ComponentType } from 'react';
import type { HeroSection, HeroVariant } from '../../shared/generated/sections.ts';
import { HeroTinted } from './HeroTinted.tsx';
import { HeroOverlap } from './HeroOverlap.tsx';
import { HeroCard } from './HeroCard.tsx';
import { HeroRow } from './HeroRow.tsx';
import { HeroSide } from './HeroSide.tsx';
import { HeroLarge } from './HeroLarge.tsx';
import { HeroCollage } from './HeroCollage.tsx';

const variants: Record<HeroVariant, ComponentType<HeroSection>> = {
  side: HeroSide,
  row: HeroRow,
  overlap: HeroOverlap,
  large: HeroLarge,
  tinted: HeroTinted,
  collage: HeroCollage,
  card: HeroCard,
};

export function Hero(section: HeroSection) {
  const Variant = variants[section.variant ?? 'side'];
  return <Variant {...section} />;
}
