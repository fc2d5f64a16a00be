import { color } from '../dyes.ts';
import { smoothstep } from '../vector.ts';
import { lightAt, looseness, pointAt, type Hanging } from './cloth-shape.ts';
import { looseDye, rgbOf, wovenDye, type Rgb } from './kilim.ts';
import { makeLens, type Projected } from './perspective.ts';

const { max, min } = Math;

const vat = rgbOf('vat');
const indigo = rgbOf('indigo');

/** Draws the hanging cloth at a moment of its swing (0 to 1) as SVG: threads from the far edge to the near one. */
export function drawHanging(hanging: Hanging, width: number, height: number, time: number): string {
  const { rows, columns } = hanging;
  const lens = makeLens(hanging, width, height);
  const shapes: string[] = [];
  let previous: Projected[] | undefined;
  for (let row = 0; row < rows; row++) {
    const v = row / (rows - 1);
    const points = Array.from({ length: columns + 1 }, (_, i) =>
      lens(pointAt(hanging, i / columns, v, time, row)),
    );
    if (previous) shapes.push(...drawCloth(hanging, previous, points, v, time));
    shapes.push(...drawThread(hanging, points, row, v, time));
    previous = points;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${color.vat}"/>`,
    ...shapes,
    '</svg>',
  ].join('');
}

/** The visible cloth between two threads. */
function drawCloth(hanging: Hanging, far: Projected[], near: Projected[], v: number, time: number): string[] {
  const shapes: string[] = [];
  for (const [i, [a, b]] of pairs(far).entries()) {
    const [d, c] = [near[i], near[i + 1]];
    const u = (i + 0.5) / hanging.columns;
    const loose = looseness(hanging, u);
    if (c === undefined || d === undefined || loose > 0.6 || [a, b, c, d].some(({ unit }) => unit < 0))
      continue;
    const light = lightAt(hanging, u, v, time);
    const fray = smoothstep(0, 0.5, loose);
    const shade = mixRgb(
      (k) => (vat[k] * 0.5 + indigo[k] * 0.42 * light) * (1 - fray) * hanging.brightness + vat[k] * fray,
    );
    const opacity = 1 - smoothstep(0.3, 0.6, loose);
    const path = `M${n(a.x - 0.5)} ${n(a.y)}L${n(b.x + 0.5)} ${n(b.y)} ${n(c.x + 0.5)} ${n(c.y + 0.6)} ${n(d.x - 0.5)} ${n(d.y + 0.6)}z`;
    shapes.push(
      `<path d="${path}" fill="${shade}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(3)}"` : ''}/>`,
    );
  }
  return shapes;
}

function drawThread(hanging: Hanging, points: Projected[], row: number, v: number, time: number): string[] {
  const shapes: string[] = [];
  for (const [i, [a, b]] of pairs(points).entries()) {
    if (a.unit < 0) continue;
    const u = (i + 0.5) / hanging.columns;
    const loose = looseness(hanging, u);
    const light = lightAt(hanging, u, v, time);
    const dye = rgbOf(loose > 0.5 ? looseDye(row) : wovenDye(row, i));
    const fade = (0.12 + 0.88 * smoothstep(0, 0.3, v)) * (1 - 0.62 * loose);
    const thickness = max(0.7, threadThickness(hanging, a.unit, (i + row) % 2 === 1) * (1 - 0.72 * loose));
    const path = `M${n(a.x - 0.35)} ${n(a.y)}L${n(b.x + 0.35)} ${n(b.y)}`;
    shapes.push(
      `<path d="${path}" stroke="${lit(dye, light, fade, hanging.brightness)}" stroke-width="${n(thickness)}"/>`,
    );
  }
  return shapes;
}

/** In the still every second segment runs under the warp and looks thinner. */
function threadThickness({ depth, rows, loose }: Hanging, unit: number, over: boolean): number {
  return min((unit * depth) / rows, 16) * (loose ? (over ? 0.84 : 0.7) : 0.78);
}

/** The colour of a dye in this light. Faded parts blend into the background, and very bright ones shine. */
function lit(dye: Rgb, light: number, fade: number, brightness: number): string {
  return mixRgb((k) => {
    const value = dye[k] * (0.2 + light) * brightness * fade + vat[k] * (1 - fade) * 0.9;
    return light > 0.8 ? value + (255 - value) * (light - 0.8) * 0.8 : value;
  });
}

function mixRgb(channel: (k: 0 | 1 | 2) => number): string {
  const whole = (k: 0 | 1 | 2) => max(0, min(255, Math.trunc(channel(k))));
  return `rgb(${whole(0)},${whole(1)},${whole(2)})`;
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).flatMap((item, index) => {
    const before = items[index];
    return before === undefined ? [] : [[before, item]];
  });
}

function n(value: number): string {
  return value.toFixed(2);
}
