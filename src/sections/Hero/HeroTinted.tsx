import { styled } from 'styled-components';
import { fillsFrame, twoColumns } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { HeroText } from './HeroText.tsx';

export function HeroTinted(section: HeroSection) {
  const { picture, fragment, background = 'tint-1' } = section;
  return (
    <Root data-background={background}>
      <Halves>
        <Text section={section} />
        {picture && (
          <Figure>
            <PictureView picture={picture} first sizes="(max-width: 1023px) 100vw, 60vw" />
            {fragment && (
              <Card>
                <SlipView slip={fragment} />
              </Card>
            )}
          </Figure>
        )}
      </Halves>
    </Root>
  );
}

/** The background fades towards the top, like that of the pictures. */
const Root = styled.div`
  position: relative;
  overflow: hidden;

  &[data-background] {
    background: linear-gradient(
      color-mix(in srgb, var(--bg) 68%, var(--pale)),
      color-mix(in srgb, var(--bg) 90%, var(--pale))
    );
    --pale: var(--page-background);
  }
  /* Dark backgrounds have light text, so they do not fade. */
  &:is(
    [data-background='dark'],
    [data-background='dark-2'],
    [data-background='dark-3'],
    [data-background='brand']
  ) {
    --pale: var(--bg);
  }
`;

const Text = styled(HeroText)`
  position: relative;
  z-index: 2;
  padding-block: clamp(3rem, 6vw, 5.5rem);
`;

const Card = styled.div`
  position: relative;
  z-index: 2;
  align-self: end;
  justify-self: start;
  max-width: min(92%, 26rem);
  margin-block: 48px;
  margin-inline: 4% 0;
  min-width: min(220px, 92%);
`;

const Figure = styled.figure`
  position: relative;
  display: grid;
  align-self: stretch;
  min-height: 420px;
  margin-inline-end: calc(-1 * var(--edge));

  img:not(${Card} img) {
    ${fillsFrame}
    mask-image: linear-gradient(calc(90deg * var(--forward)), transparent, black 17%);
  }
`;

const Halves = styled(Wrap)`
  --split: 5.6fr 6.4fr;
  ${twoColumns}
  gap: clamp(1rem, 2vw, 2rem);
  align-items: center;

  &:has(${Figure}) {
    min-height: min(720px, calc(100svh - var(--header)), 62vw);
  }
  > ${Text}:only-child {
    max-width: 52rem;
  }
  @container ${belowDesktop} {
    gap: 0;

    &:has(${Figure}) {
      min-height: 0;
    }
    > ${Text}:not(:only-child) {
      padding-bottom: 0;
    }
    ${Figure} {
      min-height: 620px;
      margin-inline: calc(-1 * var(--gutter));
    }
    ${Figure} img:not(${Card} img) {
      height: 500px;
      mask-image: linear-gradient(transparent, black 20% 93%, transparent);
    }
    ${Card} {
      margin-inline-start: var(--gutter);
    }
  }
  @container ${belowTablet} {
    ${Figure} {
      min-height: 400px;
    }
    ${Figure} img:not(${Card} img) {
      height: 340px;
    }
    ${Card} {
      margin-block: 180px 28px;
    }
  }
`;
