/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Channels = readonly [red: number, green: number, blue: number, opacity: number];

/** Reads `#rgb`, `#rrggbb` or either with an opacity. */
function channelsOf(color: string): Channels {
  const digits = color.length < 6 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1);
  const [red = 0, green = 0, blue = 0, opacity = 255] = [0, 2, 4, 6]
    .filter((at) => at < digits.length)
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return [red, green, blue, opacity / 255];
}

/** A colour as it is seen on an opaque background, in six digits. */
export function layOn(background: string, color: string): string {
  const under = channelsOf(background);
  const over = channelsOf(color);
  return colorOf(([0, 1, 2] as const).map((at) => under[at] + (over[at] - under[at]) * over[3]));
}

function colorOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** An opaque colour with an opacity in percent. */
export function withOpacity(color: string, percent: number): string {
  const opacity = Math.round((percent / 100) * 255).toString(16);
  return layOn(color, color) + opacity.padStart(2, '0');
}

/** The contrast of a colour on an opaque background, as WCAG defines it: 1 to 21. */
export function contrastOf(color: string, background: string): number {
  const [lower, higher] = [luminanceOf(layOn(background, color)), luminanceOf(background)].toSorted(
    (a, b) => a - b,
  ) as [number, number];
  return (higher + 0.05) / (lower + 0.05);
}

/** True for an opaque colour on which white is easier to read than black. */
export function isDark(background: string): boolean {
  return contrastOf('#ffffff', background) > contrastOf('#000000', background);
}

/** The relative luminance as WCAG defines it. */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The colour nearest to this one with a contrast on all these backgrounds: as much black or white is mixed in as is
 * needed. Undefined when neither black nor white has it.
 */
export function nearestWithContrast(
  color: string,
  backgrounds: readonly string[],
  least: number,
): string | undefined {
  const start = layOn(backgrounds[0]!, color);
  const passes = (candidate: string) =>
    backgrounds.every((background) => contrastOf(candidate, background) >= least);
  for (let step = 1; step <= 100; step++)
    for (const target of [0, 255]) {
      const mixed = channelsOf(start).slice(0, 3);
      const candidate = colorOf(mixed.map((channel) => channel + ((target - channel) * step) / 100));
      if (passes(candidate)) return candidate;
    }
  return undefined;
}

/** How different two opaque colours look (Oklab): 0 to about 1. */
export function distanceOf(first: string, second: string): number {
  const a = perceived(first);
  const b = perceived(second);
  // What tells the names of pale colours apart is their hue.
  return Math.hypot(a[0] - b[0], 2 * (a[1] - b[1]), 2 * (a[2] - b[2]));
}

function perceived(color: string): readonly [lightness: number, greenRed: number, blueYellow: number] {
  const [red, green, blue] = channelsOf(color).slice(0, 3).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A channel in proportion to its light. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
