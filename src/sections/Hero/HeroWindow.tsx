import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { HeroText } from './HeroText.tsx';

export function HeroWindow(section: HeroSection) {
  const { picture, pictures = [], fragment } = section;
  return (
    <div data-ground="linen">
      <Halves>
        <HeroText section={section} ground="linen" />
        {picture && (
          <Panes>
            <PictureView picture={picture} first sizes="(max-width: 1023px) 66vw, 36vw" />
            {pictures.length > 0 && (
              <Column>
                {pictures.slice(0, 2).map((pane) => (
                  <PictureView key={pane.src} picture={pane} />
                ))}
              </Column>
            )}
            {fragment && (
              <Slip>
                <SlipView slip={fragment} />
              </Slip>
            )}
          </Panes>
        )}
      </Halves>
    </div>
  );
}

const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: 5.3fr 6.7fr;
  gap: clamp(2rem, 4vw, 4rem);
  align-items: center;
  padding-block: clamp(2.5rem, 4.6vw, 4rem);

  > :only-child {
    grid-column: 1 / -1;
    max-width: 52rem;
  }
  @media ${belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Panes = styled.div`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: end;

  > img,
  > picture {
    flex: 5.4 1 0;
    min-width: 0;
  }
  img {
    width: 100%;
    aspect-ratio: 1 / 1.12;
    object-fit: cover;
    border-radius: var(--radius);
  }
`;

const Column = styled.div`
  flex: 2.7 1 0;
  display: grid;
  gap: 14px;

  img {
    aspect-ratio: 1 / 1.06;
  }
  img:nth-child(2) {
    aspect-ratio: 1;
  }
`;

const Slip = styled.div`
  position: absolute;
  right: -18px;
  top: 96px;
  width: 236px;

  @media ${belowDesktop} {
    right: 18px;
  }
  @media ${belowTablet} {
    display: none;
  }
`;
