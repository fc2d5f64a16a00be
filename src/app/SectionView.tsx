import { type Attributes, createElement, useMemo } from 'react';
import { type BlockLanguage, LanguageContext } from '../components/use-language.ts';
import type { Section, SectionOf, SectionType } from '../shared/generated/sections.ts';
import { componentOf } from './section-components.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

/** What stands inside a block's `<section>` element. The code of the block's type must be loaded. */
export function SectionContent<K extends SectionType>({
  type,
  section,
  page: { lang, words },
}: {
  type: K;
  section: SectionOf<K> & Attributes;
  /** The page it stands on: what it says of its language. */
  page: BlockLanguage;
}) {
  const language = useMemo(() => ({ lang, words }), [lang, words]);
  return (
    <LanguageContext value={language}>
      <SectionBoundary>{createElement(componentOf(type), section)}</SectionBoundary>
    </LanguageContext>
  );
}

/** A block with its `<section>` element, as the router app draws it. */
export function SectionView({ section, page }: { section: Section; page: BlockLanguage }) {
  return (
    <section id={section.id} data-section={section.type}>
      <SectionContent type={section.type} section={section} page={page} />
    </section>
  );
}
