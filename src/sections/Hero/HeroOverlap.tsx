import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import { twoColumns } from '../../components/looks.ts';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { HeroText } from './HeroText.tsx';

export function HeroOverlap(section: HeroSection) {
  const { picture, label } = section;
  return (
    <div data-background="dark">
      <Halves>
        <Text section={section} />
        {picture && (
          <Figure data-hangs="">
            <PictureView picture={picture} first sizes="(max-width: 1023px) 560px, 40vw" />
            {label !== undefined && <Label>{label}</Label>}
          </Figure>
        )}
      </Halves>
    </div>
  );
}

const Text = styled(HeroText)`
  padding-block: clamp(3.25rem, 6.4vw, 6.25rem) clamp(3rem, 6vw, 6rem);
`;

/** Looks like a sewn label. */
const Label = styled.figcaption`
  position: absolute;
  inset-inline-start: -28px;
  bottom: 44px;
  max-width: 100%;
  padding-block: 11px 12px;
  padding-inline: 20px 22px;
  border-radius: var(--radius-picture);
  background: var(--page-background);
  color: var(--page-text);
  font: 520 1.125rem/1.2 var(--display);
  letter-spacing: -0.012em;

  &::after {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px var(--seam) color-mix(in srgb, currentColor 40%, transparent);
    border-radius: 2px;
  }
`;

const Figure = styled.figure`
  position: relative;
  z-index: 3;
  align-self: end;
  margin: 56px 0 -96px;

  img {
    width: 100%;
    aspect-ratio: 4 / 4.6;
    object-fit: cover;
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-hanging);
  }
`;

const Halves = styled(Wrap)`
  --split: 7fr 5fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);
  align-items: start;

  > ${Text}:only-child {
    max-width: 56rem;
  }
  @container ${belowDesktop} {
    gap: 0;

    > ${Text}:not(:only-child) {
      padding-bottom: 0;
    }
    ${Figure} {
      max-width: 560px;
      margin-top: 44px;
    }
    ${Label} {
      inset-inline-start: auto;
      inset-inline-end: -12px;
    }
  }
`;
