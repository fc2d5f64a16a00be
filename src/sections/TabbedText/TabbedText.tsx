import type { TabbedTextSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { TabbedTabs } from './TabbedTabs.tsx';
import { TabbedList } from './TabbedList.tsx';

export const TabbedText = byVariant<TabbedTextSection>('tabs', {
  tabs: TabbedTabs,
  list: TabbedList,
});
