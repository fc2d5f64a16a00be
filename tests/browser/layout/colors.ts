/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Color = [red: number, green: number, blue: number, alpha: number];

/** Parses a colour of a computed style: "rgb(1, 2, 3)", "rgba(1, 2, 3, 0.5)", "color(srgb 0.1 0 0 / 0.5)". */
export function parseColor(css: string): Color {
  const [one = 0, two = 0, three = 0, alpha = 1] = (css.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const most = css.startsWith('color(') ? 255 : 1;
  return [one * most, two * most, three * most, alpha];
}

/** The opaque colour that results from a colour over an opaque one. */
export function blend([red, green, blue, alpha]: Color, under: Color): Color {
  const mix = (over: number, below: number) => over * alpha + below * (1 - alpha);
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1];
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, as WCAG defines it. */
export function luminanceOf([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
