import { styled } from 'styled-components';
import { printsBackground } from '../../components/mixins.ts';
import { PictureView } from '../../components/PictureView.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Halves, Words } from './Halves.tsx';

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
