import { styled } from 'styled-components';
import { fillsFrame } from '../../components/mixins.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Columns, Halves, Words } from './Halves.tsx';

/**
 * The background fades towards the top, like that of the pictures. Drawings have a plain ground, which fades into it. A
 * photograph would be smeared, so it keeps its edges.
 */
export function HeroTinted(section: HeroSection) {
  const { picture, fragment, background = 'tint-1' } = section;
  return (
    <Tinted section={section} background={background}>
      {picture && (
        <figure data-fades={picture.src.endsWith('.svg')}>
          <PictureView picture={picture} first sizes="(max-width: 1023px) 100vw, 60vw" />
          {fragment && (
            <Card>
              <SlipView slip={fragment} />
            </Card>
          )}
        </figure>
      )}
    </Tinted>
  );
}

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

const Tinted = styled(Halves)`
  --split: 5.6fr 6.4fr;
  --gap: clamp(1rem, 2vw, 2rem);
  --align: center;
  --pale: var(--page-background);
  position: relative;
  overflow: hidden;

  &[data-background] {
    background: linear-gradient(
      color-mix(in srgb, var(--bg) 68%, var(--pale)),
      color-mix(in srgb, var(--bg) 90%, var(--pale))
    );
  }
  /* Dark backgrounds have light text, so they do not fade. */
  &:is([data-background^='dark'], [data-background='brand']) {
    --pale: var(--bg);
  }
  ${Columns}:has(figure) {
    min-height: min(720px, calc(100svh - var(--header)), 62vw);
  }
  ${Words} {
    position: relative;
    z-index: 2;
    padding-block: clamp(3rem, 6vw, 5.5rem);
  }
  figure {
    position: relative;
    display: grid;
    align-self: stretch;
    min-height: 420px;
    margin-inline-end: calc(-1 * var(--edge));
  }
  img:not(${Card} img) {
    ${fillsFrame}
  }
  [data-fades='true'] img:not(${Card} img) {
    mask-image: linear-gradient(calc(90deg * var(--forward)), var(--fade, transparent), black 17%);
  }
  /* A frame of its own, open towards the edge of the window. */
  [data-fades='false'] {
    margin-block: clamp(2.5rem, 4.6vw, 4rem);
    border-start-start-radius: var(--radius-card);
    border-end-start-radius: var(--radius-card);
    overflow: hidden;
  }
  @container ${belowDesktop} {
    ${Columns}:has(figure) {
      min-height: 0;
    }
    ${Words}:not(:only-child) {
      padding-bottom: var(--fade-room, 0);
    }
    figure {
      min-height: clamp(400px, 80vw, 620px);
      margin-inline: calc(-1 * var(--gutter));
    }
    img:not(${Card} img) {
      height: clamp(340px, 65vw, 500px);
    }
    [data-fades='true'] img:not(${Card} img) {
      mask-image: linear-gradient(var(--fade, transparent), black 20% 93%, var(--fade, transparent));
    }
    [data-fades='false'] {
      margin-block: 2.5rem 0;
      border-radius: 0;
    }
    [data-fades='false'] img:not(${Card} img) {
      height: 100%;
    }
    ${Card} {
      margin-block: 180px 28px;
      margin-inline-start: var(--gutter);
    }
  }
`;
