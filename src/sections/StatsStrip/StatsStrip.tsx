import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { StatsStripLarge } from './StatsStripLarge.tsx';
import { StatsStripPair } from './StatsStripPair.tsx';
import { StatsStripRow } from './StatsStripRow.tsx';
import { StatsStripSentence } from './StatsStripSentence.tsx';

export const StatsStrip = byVariant<StatsStripSection>('row', {
  row: StatsStripRow,
  large: StatsStripLarge,
  sentence: StatsStripSentence,
  pair: StatsStripPair,
});
