import type { Picture } from '../../shared/picture.ts';
import { watchIcon } from './watch-icon.ts';

/** A technology's mark; the name beside it says what it is. */
export function TechnologyIcon({ icon }: { icon: Picture }) {
  return (
    <img
      ref={watchIcon}
      src={icon.src}
      alt=""
      width={icon.width}
      height={icon.height}
      loading="lazy"
      decoding="async"
    />
  );
}
