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
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
