import { type Picture, type PictureSource, positionOf } from '../../shared/picture.ts';
import { belowTablet } from '../../theme/media.ts';

interface Props {
  image: Picture;
  smallImage: Picture | undefined;
  first: boolean;
}

/** A picture over the whole slide, with another crop for phones. Each visitor loads one of the two. */
export function SlidePicture({ image, smallImage, first }: Props) {
  const positions = { '--focus': positionOf(image), '--small-focus': positionOf(smallImage ?? image) };
  return (
    <picture>
      {smallImage && encodingsOf(smallImage).map((source) => drawSource(source, smallImage, belowTablet))}
      {image.sources.map((source) => drawSource(source, image))}
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        decoding="async"
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

function drawSource({ srcset, type }: Partial<PictureSource>, { width, height }: Picture, media?: string) {
  return (
    <source
      key={srcset}
      media={media}
      type={type}
      srcSet={srcset}
      // A `srcset` with one address has no widths to choose from.
      sizes={srcset?.includes(' ') ? '100vw' : undefined}
      width={width}
      height={height}
    />
  );
}
