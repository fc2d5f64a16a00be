import type { HeroSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { HeroTinted } from './HeroTinted.tsx';
import { HeroOverlap } from './HeroOverlap.tsx';
import { HeroCard } from './HeroCard.tsx';
import { HeroSide } from './HeroSide.tsx';
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
