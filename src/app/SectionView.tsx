import { createElement, useMemo } from 'react';
import { type BlockLanguage, LanguageContext } from '../components/use-language.ts';
import type { AnySectionComponent } from '../sections/registry.ts';
import type { Section } from '../shared/generated/sections.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

/** What stands inside a block's `<section>` element. */
export function SectionView({
  component,
  section,
  page: { lang, words },
}: {
  /** Draws blocks of the section's type. */
  component: AnySectionComponent;
  section: Section;
  /** The page it stands on: what it says of its language. */
  page: BlockLanguage;
}) {
  const language = useMemo(() => ({ lang, words }), [lang, words]);
  return (
    <LanguageContext value={language}>
      <SectionBoundary>{createElement(component, section)}</SectionBoundary>
    </LanguageContext>
  );
}
