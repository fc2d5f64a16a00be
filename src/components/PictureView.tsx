import type { Picture } from '../shared/picture.ts';

interface Props {
  picture: Picture;
  /** True for a picture of the first screen: it loads at once and first. All others wait until they are near. */
  first?: boolean;
  /** How wide the picture is drawn, as the `sizes` attribute takes it; matters for raster pictures only. */
  sizes?: string;
  /** Replaces the picture's own alternative text. */
  alt?: string;
  className?: string;
}

/**
 * Nobody sees more than two pixels per point. Of what fills a phone with three, two thirds of the width are asked for: of
 * a woven drawing that is the file of pixels and not the heavier one of lines.
 */
const finePhone = '(max-width: 480px) and (min-resolution: 2.5x) 67vw';

/** A picture with its size known, in the best encoding the browser takes. */
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
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (picture.sources.length === 0) return image;
  const asked = sizes.includes('100vw') ? `${finePhone}, ${sizes}` : sizes;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={asked} />
      ))}
      {image}
    </picture>
  );
}
