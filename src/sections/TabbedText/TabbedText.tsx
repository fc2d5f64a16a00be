import type { ComponentType } from 'react';
import type { TabbedTextSection, TabbedTextVariant } from '../../shared/generated/sections.ts';
import { TabbedFolder } from './TabbedFolder.tsx';
import { TabbedList } from './TabbedList.tsx';

const variants: Record<TabbedTextVariant, ComponentType<TabbedTextSection>> = {
  folder: TabbedFolder,
  list: TabbedList,
};

export function TabbedText(section: TabbedTextSection) {
  const Variant = variants[section.variant ?? 'folder'];
  return <Variant {...section} />;
}
