import { styled } from 'styled-components';
import { Actions } from '../../components/Button.tsx';
import { Block } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText } from '../../components/mixins.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';

const backgrounds = { band: 'brand', card: 'soft', strip: 'accent', picture: 'page' } as const;

export function CallToAction(section: CallToActionSection) {
  const { variant = 'band', title, text, action, secondary, picture } = section;
  const { background = backgrounds[variant] } = section;
  const isHalf = variant === 'picture';
  const isCard = variant === 'card';
  const art = picture && <PictureView picture={picture} sizes={isHalf ? '50vw' : '100vw'} />;
  const call = (
    <Call data-variant={variant} data-background={isCard ? 'white' : background}>
      {isHalf && art ? <Frame>{art}</Frame> : art}
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

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap, 40px);
  align-items: end;

  > :first-child {
    flex: 1 1 var(--basis, 27rem);
  }
  h2 {
    max-width: 14em;
  }
  p {
    max-width: 34em;
    margin-top: 18px;
    ${leadText}
  }
  /* Below each other, they are aligned as other headings are. */
  @container ${belowTablet} {
    text-align: var(--heading-align, inherit);

    > :last-child {
      flex-basis: var(--head-basis, auto);
      justify-content: var(--heading-align, normal);
    }
    > :first-child > * {
      margin-inline: var(--lead-margin, 0);
    }
  }
`;

const Call = styled.div`
  @media print {
    break-inside: avoid;
  }
  img {
    object-fit: cover;
  }
  /* The picture is a strip of weave along the upper edge. */
  &[data-variant='band'] {
    position: relative;

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
      font-size: min(clamp(2.25rem, 1.5rem + 3vw, 4.25rem) * var(--size-h2), 10vw / var(--wide));
    }
  }
  /* The picture is beside the words, up to the edge of the window. */
  &:is([data-variant='strip'], [data-variant='picture']) ${Words} {
    padding-block: clamp(3rem, 6vw, 6rem);
    padding-inline: clamp(1.5rem, 5vw, 5.5rem) var(--edge);

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
    display: flex;

    img {
      flex: 3 1 160px;
    }
    ${Words} {
      flex: 9 1 0;
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
    --gap: 24px;

    ${Words} {
      align-content: center;
      overflow-wrap: anywhere;
    }
  }
  /* Without a picture, the actions are beside the text. */
  &&:not(:has(img)) {
    --basis: 27rem;
    --gap: 40px;
  }
  &[data-variant='picture'] {
    display: flex;
    flex-wrap: wrap;

    /* Beside each other from 40rem on. */
    > * {
      flex: 1 1 20rem;
    }
    ${Frame} {
      min-height: clamp(340px, 40vw, 560px);
    }
  }
  &[data-variant='card'] {
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
      padding: clamp(min(1.5rem, 7vw), 5vw, 4.5rem);
    }
    @container ${belowTablet} {
      display: block;

      img {
        width: 100%;
        height: 240px;
        min-height: 0;
      }
    }
  }
`;
