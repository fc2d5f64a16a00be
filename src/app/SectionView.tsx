import { createElement, useMemo } from 'react';
import { LanguageContext } from '../components/use-language.ts';
import type { AnySectionComponent } from '../sections/define-section.ts';
import type { BlockProps } from './island-attributes.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

interface SectionViewProps extends BlockProps {
  /** Renders blocks of the section's type. */
  component: AnySectionComponent;
}

/** The content of a block's `<section>` element. */
export function SectionView({ component, section, lang, words }: SectionViewProps) {
  const language = useMemo(() => ({ lang, words }), [lang, words]);
  return (
    <LanguageContext value={language}>
      <SectionBoundary>{createElement(component, section)}</SectionBoundary>
    </LanguageContext>
  );
}
