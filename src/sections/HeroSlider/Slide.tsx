import { styled } from 'styled-components';
import { fillsFrame, leadText, veilBehind } from '../../components/mixins.ts';
import { HeadingText } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Wrap } from '../../components/Block.tsx';
import type { HeroSlide } from '../../shared/generated/sections.ts';
import { coverSizes, type Picture, type PictureSource, positionOf } from '../../shared/picture.ts';
import { windowBelowDesktop } from '../../styles/media.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';

interface Props {
  slide: HeroSlide;
  /** The first slide has the page's `<h1>`, and its picture loads first. */
  first: boolean;
}

export function Slide({ slide, first }: Props) {
  const { title, text, action } = slide;
  const Heading = first ? 'h1' : 'h2';
  return (
    <Root>
      <SlidePicture slide={slide} first={first} />
      <Text>
        <Words data-fits="">
          <Heading>
            {title.split('\n').map((line) => (
              <span key={line}>
                <HeadingText text={line} />{' '}
              </span>
            ))}
          </Heading>
          {text !== undefined && <p>{text}</p>}
          {/* Only the action is inert in other slides: the text holds the page's headings. */}
          {action && (
            <div data-inert-away="">
              <ButtonLink link={action} />
            </div>
          )}
        </Words>
      </Text>
    </Root>
  );
}

/** A picture over the whole slide, with another crop for phones and upright tablets. Each visitor loads one of the two. */
function SlidePicture({ slide: { image, smallImage }, first }: Props) {
  const positions = { '--focus': positionOf(image), '--small-focus': positionOf(smallImage ?? image) };
  return (
    <picture>
      {smallImage &&
        encodingsOf(smallImage).map((source) => drawSource(source, smallImage, windowBelowDesktop))}
      {image.sources.map((source) => drawSource(source, image))}
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        style={positions as React.CSSProperties}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}

/** All encodings of a crop, best first. The last is the original, which every browser supports. */
function encodingsOf({ src, sources, width }: Picture): { srcset: string; type?: string }[] {
  const original = sources.length > 0 ? `${src} ${width}w` : src;
  return [...sources, { srcset: original }];
}

function drawSource({ srcset, type }: Partial<PictureSource>, picture: Picture, media?: string) {
  const { width, height } = picture;
  return (
    <source
      key={srcset}
      media={media}
      type={type}
      srcSet={srcset}
      // A `srcset` with one address has no widths to choose from.
      sizes={srcset?.includes(' ') ? coverSizes(picture, 600) : undefined}
      width={width}
      height={height}
    />
  );
}

const Words = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  ${veilBehind}

  /* A heading with container units gives the box no width: see fittedWords. */
  --fits: 50rem;
`;

const Root = styled.div`
  position: relative;
  height: 100%;
  background: var(--dark-background);
  overflow: hidden;

  /* The overlay behind the text; tuned to 4.5:1 over the brightest part of the picture. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      60% 86% at calc(50% - 44% * var(--forward)) 32%,
      color-mix(in srgb, var(--dark-background) 95%, transparent),
      color-mix(in srgb, var(--dark-background) 90%, transparent) 64%,
      transparent
    );
  }
  img {
    ${fillsFrame}
    object-position: var(--focus);
    transition: transform 3.7s var(--ease);
  }
  .swiper-initialized .swiper-slide:not(.swiper-slide-active) & img {
    transform: scale(1.04);
  }
  /* The pictures cross-fade. The words of a slide come when those of the last one are gone. */
  @media screen {
    .swiper-initialized .swiper-slide & ${Words} {
      transition: opacity 300ms 300ms;
    }
    :has(> .swiper-slide-active) > .swiper-slide:not(.swiper-slide-active) & ${Words} {
      opacity: 0;
      transition: opacity 150ms;
    }
  }
  /* In print the text is below the picture. */
  @media print {
    img {
      position: static;
      height: 8cm;
    }
  }
  @container ${belowDesktop} {
    &::after {
      background: linear-gradient(
        color-mix(in srgb, var(--dark-background) 90%, transparent),
        color-mix(in srgb, var(--dark-background) 80%, transparent) 52%,
        transparent 76%
      );
    }
    img {
      object-position: var(--small-focus);
    }
  }
`;

const Text = styled(Wrap)`
  position: relative;
  z-index: 1;
  min-height: min(760px, calc(100svh - var(--header)));
  padding-block: clamp(3.5rem, 9vh, 7rem) 150px;

  @media print {
    min-height: 0;
    padding-block: 1cm;
  }
  h1,
  h2 {
    max-width: 9.5em;
    font-size: var(--fs-display);
    font-weight: var(--heading-weight, 440);
    text-wrap: wrap;
  }
  span {
    display: block;
  }
  p {
    max-width: 29em;
    margin: 26px 0 38px;
    ${leadText}
  }
  @container ${belowTablet} {
    min-height: 690px;
    padding-top: 52px;
  }
`;
