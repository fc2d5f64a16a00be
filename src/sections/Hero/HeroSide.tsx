import { styled } from 'styled-components';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Halves, Words } from './Halves.tsx';

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
