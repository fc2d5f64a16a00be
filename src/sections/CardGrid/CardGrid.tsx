import type { CardGridSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { CardGridBoxes } from './CardGridBoxes.tsx';
import { CardGridColumns } from './CardGridColumns.tsx';
import { CardGridEdge } from './CardGridEdge.tsx';
import { CardGridGrid } from './CardGridGrid.tsx';
import { CardGridList } from './CardGridList.tsx';
import { CardGridMosaic } from './CardGridMosaic.tsx';
import { CardGridStairs } from './CardGridStairs.tsx';

export const CardGrid = byVariant<CardGridSection>('list', {
  list: CardGridList,
  mosaic: CardGridMosaic,
  grid: CardGridGrid,
  edge: CardGridEdge,
  columns: CardGridColumns,
  stairs: CardGridStairs,
  boxes: CardGridBoxes,
});
