import type { ComponentType } from 'react';
import type { CardGridSection, CardGridVariant } from '../../shared/generated/sections.ts';
import { CardsGrid } from './CardsGrid.tsx';
import { CardsColumns } from './CardsColumns.tsx';
import { CardsList } from './CardsList.tsx';
import { CardsMosaic } from './CardsMosaic.tsx';
import { CardsEdge } from './CardsEdge.tsx';
import { CardsBoxes } from './CardsBoxes.tsx';
import { CardsStairs } from './CardsStairs.tsx';

const variants: Record<CardGridVariant, ComponentType<CardGridSection>> = {
  list: CardsList,
  mosaic: CardsMosaic,
  grid: CardsGrid,
  edge: CardsEdge,
  columns: CardsColumns,
  stairs: CardsStairs,
  boxes: CardsBoxes,
};

export function CardGrid(section: CardGridSection) {
  const Variant = variants[section.variant ?? 'list'];
  return <Variant {...section} />;
}
