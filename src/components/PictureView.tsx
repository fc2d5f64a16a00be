import { styled } from 'styled-components';
import { type Picture, positionOf } from '../shared/picture.ts';
import { fillsFrame } from './mixins.ts';

interface Props {
  picture: Picture;
  /** True for a picture of the first screen: it loads at once with high priority. Others load lazily. */
  first?: boolean;
  /** The `sizes` attribute: the drawn width. It matters for raster pictures only. */
  sizes?: string;
  /** Overrides the picture's own alternative text. */
  alt?: string;
  className?: string;
}

/**
 * Nobody sees more than two pixels per point. A phone with three requests two thirds of the width: of a weave that is a
 * raster file, and not the larger SVG.
 */
const finePhone = '(max-width: 480px) and (min-resolution: 2.5x) 67vw';

/** A picture with its dimensions, in the best encoding that the browser supports. */
export function PictureView({
  picture,
  first = false,
  sizes = '100vw',
  alt = picture.alt,
  className,
}: Props) {
  const image = (
    <img
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      className={className}
      {...(picture.focus && { style: { objectPosition: positionOf(picture) } })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (picture.sources.length === 0) return image;
  const asked = sizes.includes(' 100vw') || sizes === '100vw' ? `${finePhone}, ${sizes}` : sizes;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={asked} />
      ))}
      {image}
    </picture>
  );
}

/** The frame of a picture, which fills it, and grows a little while the link of its card is pointed at. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;

  img {
    ${fillsFrame}
    transition: transform var(--panel) var(--ease);
  }
  :is(li, article):has(a:is(:hover, :focus-visible)) & img {
    transform: scale(1.04);
  }
`;
