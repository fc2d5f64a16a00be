import { type Attributes, createElement } from 'react';
import type { Section, SectionOf, SectionType } from '../shared/generated/sections.ts';
import { componentOf } from './section-components.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

/** What stands inside a block's `<section>` element. The code of the block's type must be loaded. */
export function SectionContent<K extends SectionType>({
  type,
  section,
}: {
  type: K;
  section: SectionOf<K> & Attributes;
}) {
  return <SectionBoundary>{createElement(componentOf(type), section)}</SectionBoundary>;
}

/** A block with its `<section>` element, as the router app draws it. */
export function SectionView({ section }: { section: Section }) {
  return (
    <section id={section.id} data-section={section.type}>
      <SectionContent type={section.type} section={section} />
    </section>
  );
}
