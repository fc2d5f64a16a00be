import type { ComponentType } from 'react';
import type { CardGridSection, CardGridVariant } from '../../shared/generated/sections.ts';
import { CardsBench } from './CardsBench.tsx';
import { CardsIndex } from './CardsIndex.tsx';
import { CardsLedger } from './CardsLedger.tsx';
import { CardsPatchwork } from './CardsPatchwork.tsx';
import { CardsSelvedge } from './CardsSelvedge.tsx';
import { CardsShelf } from './CardsShelf.tsx';
import { CardsStair } from './CardsStair.tsx';

const variants: Record<CardGridVariant, ComponentType<CardGridSection>> = {
  ledger: CardsLedger,
  patchwork: CardsPatchwork,
  bench: CardsBench,
  selvedge: CardsSelvedge,
  index: CardsIndex,
  stair: CardsStair,
  shelf: CardsShelf,
};

export function CardGrid(section: CardGridSection) {
  const Variant = variants[section.variant ?? 'ledger'];
  return <Variant {...section} />;
}
