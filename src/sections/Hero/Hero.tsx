import { createElement } from 'react';
import type { Background, HeroSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { HeroCard } from './HeroCard.tsx';
import { HeroCentred } from './HeroCentred.tsx';
import { HeroCollage } from './HeroCollage.tsx';
import { HeroLarge } from './HeroLarge.tsx';
import { HeroOverlap } from './HeroOverlap.tsx';
import { HeroRow } from './HeroRow.tsx';
import { HeroSide } from './HeroSide.tsx';
import { HeroText } from './HeroText.tsx';
import { HeroTinted } from './HeroTinted.tsx';

const layouts = byVariant<HeroSection>('side', {
  side: HeroSide,
  row: HeroRow,
  overlap: HeroOverlap,
  large: HeroLarge,
  tinted: HeroTinted,
  collage: HeroCollage,
  card: HeroCard,
  text: HeroText,
  centred: HeroCentred,
});

/** Variants with a picture or a card beside the words. Without it they are words alone, on the same background. */
const halves = new Map<HeroSection['variant'], Background>([
  ['overlap', 'dark'],
  ['collage', 'soft'],
  ['card', 'page'],
]);

export function Hero(section: HeroSection) {
  const { variant = 'side', picture, featured } = section;
  const { background = variant === 'side' ? 'soft' : 'tint-1' } = section;
  const withoutHalf = ['side', 'tinted'].includes(variant) ? background : halves.get(variant);
  if (withoutHalf === undefined || (variant === 'card' ? featured : picture))
    return createElement(layouts, section);
  return <HeroText {...section} background={withoutHalf} />;
}
