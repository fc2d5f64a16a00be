import type { TabbedTextSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { TabbedTextList } from './TabbedTextList.tsx';
import { TabbedTextTabs } from './TabbedTextTabs.tsx';

export const TabbedText = byVariant<TabbedTextSection>('tabs', {
  tabs: TabbedTextTabs,
  list: TabbedTextList,
});
