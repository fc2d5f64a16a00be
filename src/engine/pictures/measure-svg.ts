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
  const [, , across = Number.NaN, down = Number.NaN] = box.map((number) =>
    readLength(String(Number(number))),
  );
  const wide = readLength(width?.value);
  const high = readLength(height?.value);
  const isBoxed = isDrawn(across) && isDrawn(down);
  const wrong = [['width', wide] as const, ['height', high] as const].find(
    ([, pixels]) => pixels !== undefined && !isDrawn(pixels),
  );
  if (wrong) {
    const [name, pixels] = wrong;
    const length = { width, height }[name]?.value;
    const advice = isBoxed
      ? 'Remove "width" and "height": the "viewBox" has a size.'
      : 'Write its size in pixels.';
    return `The SVG has ${name}="${length}", ${pixels! < 1 ? 'less than a pixel' : 'more than a million pixels'}. ${advice}`;
  }
  const size = {
    width: wide ?? (high === undefined ? across : (high * across) / down),
    height: high ?? (wide === undefined ? down : (wide * down) / across),
  };
  if (!isDrawn(size.width) || !isDrawn(size.height))
    return 'The SVG has neither "width" and "height" in pixels nor a "viewBox" with a size of at least a pixel.';
  return { width: Math.round(size.width), height: Math.round(size.height) };
}

/** What browsers show and the build can draw. */
function isDrawn(pixels: number): boolean {
  return pixels >= 1 && pixels <= maxSize;
}

/** In pixels; undefined for what is no length. */
function readLength(value = ''): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?\s*([a-z%]*)$/i.exec(value.trim());
  const pixels =
    Number(`${match?.[1]}${match?.[2] ?? ''}`) *
    (pixelsPerUnit[match?.[3]?.toLowerCase() ?? ''] ?? Number.NaN);
  return Number.isNaN(pixels) ? undefined : pixels;
}
