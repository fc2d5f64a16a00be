/** Size in CSS pixels as displayed, after applying the camera's rotation. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The attributes of an element by their names. */
export type SvgAttributes = Record<string, { value: string }>;

/** Browsers show no larger picture. */
const maxSize = 1_000_000;

/** Pixels per unit of length. Percentages and font-relative units have no fixed size. */
const pixelsPerUnit: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size of an SVG in an `<img>`, from its root element. Returns a message for its author if it has none. */
export function measureSvg({ width, height, viewBox }: SvgAttributes): PictureSize | string {
  const box = (viewBox?.value ?? '').trim().split(/[\s,]+/);
  // The lengths of a box have no units.
  const [, , across = Number.NaN, down = Number.NaN] = box.map((one) => readLength(String(Number(one))));
  const [wide, high] = [readLength(width?.value), readLength(height?.value)];
  const size = {
    width: wide ?? (high === undefined ? across : (high * across) / down),
    height: high ?? (wide === undefined ? down : (wide * down) / across),
  };
  if (!(size.width > 0 && size.height > 0))
    return 'The SVG has neither "width" and "height" in pixels nor a "viewBox" with a size.';
  return {
    width: Math.max(1, Math.round(size.width)),
    height: Math.max(1, Math.round(size.height)),
  };
}

function readLength(value = ''): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?\s*([a-z%]*)$/i.exec(value.trim());
  const pixels =
    Number(`${match?.[1]}${match?.[2] ?? ''}`) *
    (pixelsPerUnit[match?.[3]?.toLowerCase() ?? ''] ?? Number.NaN);
  return pixels > 0 && pixels <= maxSize ? pixels : undefined;
}
