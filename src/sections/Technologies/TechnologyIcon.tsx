import type { Picture } from '../../shared/picture.ts';

/** A technology's logo. Decorative: its name is beside it. */
export function TechnologyIcon({ icon }: { icon: Picture }) {
  return (
    <img src={icon.src} alt="" width={icon.width} height={icon.height} loading="lazy" decoding="async" />
  );
}
