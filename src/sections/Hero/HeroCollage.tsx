import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { Halves } from './Halves.tsx';

export function HeroCollage(section: HeroSection) {
  const { picture, pictures = [], fragment } = section;
  return (
    <Collage section={section} background="soft">
      {picture && (
        <Panes>
          <Pair>
            <PictureView picture={picture} first sizes="(max-width: 1023px) 66vw, 36vw" />
            {pictures.length > 0 && (
              <Column>
                {pictures.slice(0, 2).map((pane) => (
                  <PictureView key={pane.src} picture={pane} />
                ))}
              </Column>
            )}
          </Pair>
          {fragment && (
            <Slip>
              <SlipView slip={fragment} />
            </Slip>
          )}
        </Panes>
      )}
    </Collage>
  );
}

const Collage = styled(Halves)`
  --split: 5.3fr 6.7fr;
  --gap: clamp(2rem, 4vw, 4rem);
  --stacked: var(--gap);
  --align: center;
  --room: clamp(2.5rem, 4.6vw, 4rem);
`;

/** Picture and document share one grid cell, as high as the higher of the two. */
const Panes = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
`;

const Pair = styled.div`
  display: flex;
  gap: calc(14px * var(--gaps));
  align-items: end;

  > img,
  > picture > img {
    flex: 5.4 1 0;
  }
  img {
    width: 100%;
    aspect-ratio: 1 / 1.12;
    object-fit: cover;
    border-radius: var(--radius-card);
  }
`;

const Column = styled.div`
  flex: 2.7 1 0;
  display: grid;
  gap: calc(14px * var(--gaps));

  img {
    aspect-ratio: 1;
  }
`;

const Slip = styled.div`
  position: relative;
  align-self: start;
  justify-self: end;
  width: min(14.75rem, 100%);
  margin-block: 96px 0;
  margin-inline: 0 -18px;

  @container ${belowTablet} {
    display: none;
  }
`;
