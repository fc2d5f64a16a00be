import { styled } from 'styled-components';
import { Actions } from '../../components/Button.tsx';
import { Block } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { fillsFrame, leadText } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowHalves, belowTablet } from '../../theme/room.ts';

const backgrounds = { band: 'brand', card: 'soft', strip: 'accent', picture: 'page' } as const;

export function CallToAction(section: CallToActionSection) {
  const { variant = 'band', title, text, action, secondary, picture } = section;
  const { background = backgrounds[variant] } = section;
  const isHalf = variant === 'picture';
  const isCard = variant === 'card';
  const call = (
    <Call data-variant={variant} data-background={isCard ? 'white' : background}>
      {picture && (
        <Art>
          <PictureView picture={picture} sizes={isHalf ? '50vw' : '100vw'} />
        </Art>
      )}
      <Words>
        <div>
          <Heading level={2} text={title} />
          {text !== undefined && <p>{text}</p>}
        </div>
        <Actions actions={secondary ? [action, secondary] : [action]} tone={isHalf ? 'second' : 'action'} />
      </Words>
    </Call>
  );
  return isCard ? <Block background={background}>{call}</Block> : call;
}

/** Only the variant "picture" has a box around its picture. */
const Art = styled.div`
  display: contents;

  img {
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  align-items: end;

  > :first-child {
    flex: 1 1 var(--basis);
  }
  p {
    max-width: 34em;
    margin-top: 18px;
    ${leadText}
  }
`;

const Call = styled.div`
  /* The picture is a strip of weave along the upper edge. */
  &[data-variant='band'] {
    --gap: 40px;
    --basis: 27rem;
    position: relative;
    overflow: hidden;

    img {
      position: absolute;
      inset: 0 0 auto;
      width: 100%;
      height: 26px;
    }
    ${Words} {
      max-width: calc(var(--measure) + 2 * var(--gutter));
      margin-inline: auto;
      padding: clamp(4rem, 7vw, 7rem) var(--gutter);
    }
    h2 {
      max-width: 14em;
      font-size: min(clamp(2.25rem, 1.5rem + 3vw, 4.25rem), 10vw);
    }
  }
  /* The picture is beside the words, up to the edge of the window. */
  &:is([data-variant='strip'], [data-variant='picture']) ${Words} {
    padding-inline: var(--inner) var(--edge);

    &:only-child {
      padding-inline-start: var(--edge);
    }
    @container ${belowDesktop} {
      &:nth-child(n) {
        padding-inline: var(--gutter);
      }
    }
  }
  &[data-variant='strip'] {
    --gap: 28px 48px;
    --basis: 24rem;
    --inner: clamp(1.5rem, 5vw, 5rem);
    display: flex;

    img {
      flex: 3 1 160px;
    }
    ${Words} {
      flex: 9 1 0;
      padding-block: clamp(3rem, 6vw, 5.5rem);
    }
    h2 {
      max-width: 13em;
    }
    p {
      font-size: inherit;
      line-height: inherit;
    }
    @container ${belowDesktop} {
      display: block;

      img {
        width: 100%;
        height: 110px;
      }
    }
  }
  &:is([data-variant='card'], [data-variant='picture']) {
    --basis: 100%;

    ${Words} {
      align-content: center;
      overflow-wrap: anywhere;
    }
    p {
      margin-top: var(--gap);
    }
  }
  &[data-variant='picture'] {
    --gap: 22px;
    --inner: clamp(1.5rem, 5vw, 5.5rem);
    display: grid;
    grid-template-columns: 1fr 1fr;

    ${Art} {
      display: block;
      position: relative;
      min-height: clamp(340px, 40vw, 560px);
    }
    img {
      ${fillsFrame}
    }
    ${Words} {
      padding-block: clamp(3rem, 6vw, 6rem);
    }
    ${Words}:only-child {
      grid-column: 1 / -1;
    }
    p {
      max-width: 38em;
    }
    @container ${belowHalves} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  &[data-variant='card'] {
    --gap: 24px;
    position: relative;
    display: flex;
    border-radius: var(--radius-card);
    overflow: hidden;

    &::after {
      content: '';
      position: absolute;
      inset: 8px;
      border: 1px var(--seam) color-mix(in srgb, var(--page-text) 35%, transparent);
      border-radius: 3px;
      pointer-events: none;
    }
    img {
      flex: none;
      width: clamp(200px, 30vw, 392px);
      min-height: 340px;
    }
    ${Words} {
      flex: 1;
      padding: clamp(2rem, 5vw, 4.5rem);
    }
    p {
      max-width: 30em;
    }
    @container ${belowDesktop} {
      img {
        width: 200px;
      }
    }
    @container ${belowTablet} {
      display: block;

      img {
        width: 100%;
        height: 240px;
        min-height: 0;
      }
      ${Words} {
        padding-inline: min(1.5rem, 7vw);
      }
    }
  }
`;
