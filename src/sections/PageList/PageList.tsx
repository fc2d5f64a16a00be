import { createElement } from 'react';
import type { PageListSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { PageListCards } from './PageListCards.tsx';
import { PageListHeadlines } from './PageListHeadlines.tsx';
import { PageListRows } from './PageListRows.tsx';

const layouts = byVariant<PageListSection>('cards', {
  cards: PageListCards,
  rows: PageListRows,
  headlines: PageListHeadlines,
});

export function PageList(section: PageListSection) {
  const { neighbours } = section.collection;
  return neighbours ? <NeighbourLinks neighbours={neighbours} /> : createElement(layouts, section);
}
