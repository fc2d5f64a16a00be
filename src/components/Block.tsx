import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Background, Link } from '../shared/generated/sections.ts';
import { belowDesktop } from '../styles/container-sizes.ts';
import { Heading } from './Heading.tsx';
import { leadText } from './mixins.ts';
import { TextLink } from './Button.tsx';

interface HeadProps {
  title: string;
  lead?: string | undefined;
  link?: Link | undefined;
}

interface BlockProps extends Omit<HeadProps, 'title'> {
  title?: string | undefined;
  background: Background;
  children: ReactNode;
}

/**
 * A block of a page: its background and padding, the content column, and the heading with text and link. Without a title
 * it begins with its content.
 */
export function Block({ background, title, lead, link, children }: BlockProps) {
  return (
    <Band data-background={background}>
      <Wrap>
        {title !== undefined && <SectionHead title={title} lead={lead} link={link} />}
        {children}
      </Wrap>
    </Band>
  );
}

/** The content column: at most 1312 px wide, with a gutter on either side. */
export const Wrap = styled.div`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** The vertical padding of a block. */
export const Band = styled.div`
  padding-block: var(--section);
  position: relative;
`;

/** A text below or beside a heading. */
const Lead = styled.p`
  max-width: var(--lead-width, 38em);
  ${leadText}
`;

/** A block's heading, with a text or a link at the right, or below where there is no room. */
export function SectionHead({ title, lead, link }: HeadProps) {
  return (
    <Head>
      <Heading level={2} text={title} />
      {lead !== undefined && <Lead>{lead}</Lead>}
      {link !== undefined && (
        <LinkPlace>
          <TextLink link={link} />
        </LinkPlace>
      )}
    </Head>
  );
}

const LinkPlace = styled.div`
  flex-basis: var(--head-basis, auto);

  ${Lead} + & {
    flex-basis: 100%;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 64px;
  align-items: end;
  margin-bottom: clamp(2.25rem, 4.4vw, 4rem);

  text-align: var(--heading-align, inherit);

  > h2 {
    flex: 7.4 1 var(--head-basis, 33.5rem);
  }
  > ${Lead} {
    flex: 4.6 1 var(--head-basis, 20.8rem);
    margin-inline: var(--lead-margin, 0);
  }
  /* On the same sheet as what follows. */
  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
`;

interface SideProps {
  title: string | undefined;
  lead?: string | undefined;
  children?: ReactNode;
}

/**
 * A heading with a text and links, beside a longer column: it stays in the window while that scrolls. `--lead-width`
 * and `--way-gap` change the width of the text and the room above a link.
 */
export function SideHead({ title, lead, children }: SideProps) {
  return (
    <Side>
      <Heading level={2} text={title} />
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </Side>
  );
}

const Side = styled.div`
  position: sticky;
  top: calc(var(--header) + 40px);

  > ${Lead} {
    margin-top: 24px;
  }
  > a {
    margin-top: var(--way-gap, 34px);
  }
  /* Above the column, it is aligned as other headings are. */
  @container ${belowDesktop} {
    position: static;
    text-align: var(--heading-align, inherit);

    > ${Lead} {
      margin-inline: var(--lead-margin, 0);
    }
  }
`;
