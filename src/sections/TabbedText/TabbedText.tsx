import type { ComponentType } from 'react';
import type { TabbedTextSection, TabbedTextVariant } from '../../shared/generated/sections.ts';
import { TabbedTabs } from './TabbedTabs.tsx';
import { TabbedList } from './TabbedList.tsx';

const variants: Record<TabbedTextVariant, ComponentType<TabbedTextSection>> = {
  tabs: TabbedTabs,
  list: TabbedList,
};

export function TabbedText(section: TabbedTextSection) {
  const Variant = variants[section.variant ?? 'tabs'];
  return <Variant {...section} />;
}
