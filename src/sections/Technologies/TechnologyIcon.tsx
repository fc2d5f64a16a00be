import type { Picture } from '../../shared/picture.ts';

/** A technology's mark; the name beside it says what it is. */
export function TechnologyIcon({ icon }: { icon: Picture }) {
  return (
    <img src={icon.src} alt="" width={icon.width} height={icon.height} loading="lazy" decoding="async" />
  );
}
