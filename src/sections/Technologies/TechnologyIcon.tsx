import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../shared/picture.ts';
import { brainIcon } from './brain-icon.ts';

/** A technology's mark; the name beside it says what it is. One that cannot be loaded becomes the brain. */
export function TechnologyIcon({ icon }: { icon: Picture }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // It may have failed before anybody listened: no error is told twice.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc !== '')
      setFailed(true);
  }, []);

  return (
    <img
      ref={image}
      src={failed ? brainIcon : icon.src}
      alt=""
      width={icon.width}
      height={icon.height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
