import type { CardGridSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { CardsGrid } from './CardsGrid.tsx';
import { CardsList } from './CardsList.tsx';
import { CardsMosaic } from './CardsMosaic.tsx';
import { CardsColumns, CardsEdge } from './CardsOpen.tsx';
import { CardsBoxes } from './CardsBoxes.tsx';
import { CardsStairs } from './CardsStairs.tsx';

export const CardGrid = byVariant<CardGridSection>('list', {
  list: CardsList,
  mosaic: CardsMosaic,
  grid: CardsGrid,
  edge: CardsEdge,
  columns: CardsColumns,
  stairs: CardsStairs,
  boxes: CardsBoxes,
});
