import type { ComponentType } from 'react';
import type { StatsStripSection, StatsStripVariant } from '../../shared/generated/sections.ts';
import { StatsLarge } from './StatsLarge.tsx';
import { StatsPair } from './StatsPair.tsx';
import { StatsRow } from './StatsRow.tsx';
import { StatsSentence } from './StatsSentence.tsx';

const variants: Record<StatsStripVariant, ComponentType<StatsStripSection>> = {
  row: StatsRow,
  large: StatsLarge,
  sentence: StatsSentence,
  pair: StatsPair,
};

export function StatsStrip(section: StatsStripSection) {
  const Variant = variants[section.variant ?? 'row'];
  return <Variant {...section} />;
}
