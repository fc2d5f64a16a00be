import type { HeroSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { HeroOverlap, HeroSide } from './HeroHalves.tsx';
import { HeroTinted } from './HeroTinted.tsx';
import { HeroCard } from './HeroCard.tsx';
import { HeroLarge, HeroRow } from './HeroHeadline.tsx';
import { HeroCollage } from './HeroCollage.tsx';

export const Hero = byVariant<HeroSection>('side', {
  side: HeroSide,
  row: HeroRow,
  overlap: HeroOverlap,
  large: HeroLarge,
  tinted: HeroTinted,
  collage: HeroCollage,
  card: HeroCard,
});
