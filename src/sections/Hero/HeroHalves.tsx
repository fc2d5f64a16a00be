import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Actions } from '../../components/Button.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText, printsBackground, twoColumns } from '../../components/mixins.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Block.tsx';
import type { Background, HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';

interface Props {
  section: HeroSection;
  background: Background;
  /** Of the first action. */
  tone?: 'action' | 'outline';
  /** What is beside the text. */
  children: ReactNode;
  className?: string;
}

/**
 * Breadcrumbs, title, lead and actions beside something else, or above it where there is no room. `--split`, `--gap`,
 * `--align` and `--room` set the columns and the padding; `--stacked` is the gap of one above the other.
 */
export function Halves({ section, background, tone = 'action', children, className }: Props) {
  const { crumbs, title, lead, actions } = section;
  return (
    <div className={className} data-background={background}>
      <Columns>
        <Words>
          <Crumbs crumbs={crumbs} />
          <Heading level={1} text={title} />
          {lead !== undefined && <Lead>{lead}</Lead>}
          <Actions actions={actions} tone={tone} />
        </Words>
        {children}
      </Columns>
    </div>
  );
}

export const Lead = styled.p`
  max-width: 30em;
  ${leadText}
`;

export const Words = styled.div`
  h1 + * {
    margin-top: 24px;
  }
  ${Lead} + * {
    margin-top: 36px;
  }
`;

export const Columns = styled(Wrap)`
  ${twoColumns}
  gap: var(--gap);
  align-items: var(--align, stretch);
  padding-block: var(--room, 0);

  > ${Words}:only-child {
    max-width: 52rem;
  }
  @container ${belowDesktop} {
    gap: var(--stacked, 0);
  }
`;

export function HeroSide(section: HeroSection) {
  const { picture, background = 'soft' } = section;
  return (
    <Side section={section} background={background}>
      {picture && (
        <Frame as="figure">
          <PictureView picture={picture} first sizes="(max-width: 1023px) 100vw, 50vw" />
        </Frame>
      )}
    </Side>
  );
}

const Side = styled(Halves)`
  --split: 1fr 1fr;
  --gap: clamp(2rem, 5vw, 5rem);
  overflow: hidden;

  ${Words} {
    padding-block: clamp(3.5rem, 7vw, 7rem);
  }
  figure {
    margin-inline-end: calc(-1 * var(--edge));
  }
  @container ${belowDesktop} {
    figure {
      height: clamp(300px, 60vw, 560px);
      margin-inline: calc(-1 * var(--gutter));
    }
  }
`;

/** The picture hangs over the next block. */
export function HeroOverlap(section: HeroSection) {
  const { picture, label } = section;
  return (
    <Overlap section={section} background="dark">
      {picture && (
        <figure data-hangs="">
          <PictureView picture={picture} first sizes="(max-width: 1023px) 100vw, 40vw" />
          {label !== undefined && <figcaption>{label}</figcaption>}
        </figure>
      )}
    </Overlap>
  );
}

const Overlap = styled(Halves)`
  --split: 7fr 5fr;
  --gap: clamp(2rem, 5vw, 5rem);
  --align: start;

  ${Words} {
    padding-block: clamp(3.25rem, 6.4vw, 6.25rem) clamp(3rem, 6vw, 6rem);
  }
  figure {
    position: relative;
    z-index: 3;
    align-self: end;
    margin: 56px 0 -96px;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 4.6;
    object-fit: cover;
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-hanging);
  }
  /* Looks like a sewn label. */
  figcaption {
    position: absolute;
    inset-inline-start: -12px;
    bottom: 44px;
    max-width: 100%;
    padding-block: 11px 12px;
    padding-inline: 20px 22px;
    border-radius: var(--radius-picture);
    background: var(--page-background);
    color: var(--page-text);
    font: var(--heading-style) var(--heading-weight, 520) 1.125rem / calc(1.2 * var(--leading)) var(--display);
    ${printsBackground}
  }
  figcaption::after {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px var(--seam) color-mix(in srgb, currentColor 40%, transparent);
    border-radius: 2px;
  }
  @container ${belowDesktop} {
    ${Words}:not(:only-child) {
      padding-bottom: 0;
    }
    img {
      aspect-ratio: 16 / 11;
    }
  }
`;
