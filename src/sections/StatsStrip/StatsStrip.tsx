import type { ComponentType } from 'react';
import type { StatsStripSection, StatsStripVariant } from '../../shared/generated/sections.ts';
import { StatsMonument } from './StatsMonument.tsx';
import { StatsPair } from './StatsPair.tsx';
import { StatsRow } from './StatsRow.tsx';
import { StatsSentence } from './StatsSentence.tsx';

const variants: Record<StatsStripVariant, ComponentType<StatsStripSection>> = {
  row: StatsRow,
  monument: StatsMonument,
  sentence: StatsSentence,
  pair: StatsPair,
};

export function StatsStrip(section: StatsStripSection) {
  const Variant = variants[section.variant ?? 'row'];
  return <Variant {...section} />;
}
