import type { ReactNode } from 'react';
import type { Background, Link } from '../shared/generated/sections.ts';
import { SectionHead } from './SectionHead.tsx';
import { Band, Wrap } from './Wrap.tsx';

interface Props {
  background: Background;
  /** The heading; without one the block begins with its content. */
  title?: string | undefined;
  lead?: string | undefined;
  link?: Link | undefined;
  children: ReactNode;
}

/** A block of a page: its background and padding, the content column, and the heading with text and link. */
export function Block({ background, title, lead, link, children }: Props) {
  return (
    <Band data-background={background}>
      <Wrap>
        {title !== undefined && <SectionHead title={title} lead={lead} link={link} />}
        {children}
      </Wrap>
    </Band>
  );
}
