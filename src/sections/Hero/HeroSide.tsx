import { styled } from 'styled-components';
import { fillsFrame, twoColumns } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { HeroText } from './HeroText.tsx';

export function HeroSide(section: HeroSection) {
  const { picture, background = 'soft' } = section;
  return (
    <Root data-background={background}>
      <Halves>
        <Text section={section} />
        {picture && (
          <figure>
            <PictureView picture={picture} first sizes="(max-width: 1023px) 100vw, 50vw" />
          </figure>
        )}
      </Halves>
    </Root>
  );
}

const Root = styled.div`
  overflow: hidden;
`;

const Text = styled(HeroText)`
  padding-block: clamp(3.5rem, 7vw, 7rem);
`;

const Halves = styled(Wrap)`
  --split: 1fr 1fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);

  > ${Text}:only-child {
    max-width: 52rem;
  }
  figure {
    position: relative;
    margin-inline-end: calc(-1 * var(--edge));
  }
  img {
    ${fillsFrame}
  }
  @container ${belowDesktop} {
    gap: 0;

    figure {
      height: clamp(300px, 60vw, 560px);
      margin-inline: calc(-1 * var(--gutter));
    }
  }
`;
