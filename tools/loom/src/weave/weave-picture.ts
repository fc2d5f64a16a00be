import { groundOf, type DyeColors, type Ground } from '../dyes.ts';
import { buildField, type Field } from '../field/build-field.ts';
import type { Scene } from '../scene.ts';
import { add, clamp, length, mix, normalize, scale, smoothstep, type Vector } from '../vector.ts';
import { aimCamera, type Camera } from './camera.ts';
import { collectThreads, type Stitch } from './collect-threads.ts';
import { drawCloth } from './draw-cloth.ts';
import { lightPoint, type Hit, type Lighting } from './light.ts';
import { randomNumbers } from './random.ts';

const { ceil, max, pow, sin } = Math;

/** The inputs for the threads of one picture. */
interface Loom {
  width: number;
  height: number;
  pitch: number;
  emboss: number;
  floor: number;
  light: Vector;
  ground: Ground;
  field: Field;
  camera: Camera;
}

/**
 * Renders a scene as woven cloth in SVG: one thread per `pitch` pixels, sampled every `step` pixels. Light makes
 * threads thick, shadow thin. The dye sets the colour, the slope shifts it. The output depends on the scene only.
 */
export function weavePicture(scene: Scene): string {
  const { frame, seed, pitch = 8, step = 3, tolerance = 0.34 } = scene;
  const loom = setUpLoom(scene, pitch);
  const drift = threadDrift(seed);
  const rows = ceil(frame.height / pitch) + 1;

  const threads = Array.from({ length: rows }, (_, row) => {
    const stitches: Stitch[] = [];
    for (let x = -step; x <= frame.width + step; x += step) {
      const stitch = stitchAt(loom, x, row * pitch);
      stitches.push({ ...stitch, x, y: row * pitch + drift(x, row) + stitch.y });
    }
    return stitches;
  });
  const layers = collectThreads(threads, { pitch, tolerance });
  return drawCloth({
    width: frame.width,
    height: frame.height,
    title: scene.title,
    ground: loom.ground,
    layers,
  });
}

function setUpLoom(scene: Scene, pitch: number): Loom {
  const field = buildField(scene.parts);
  return {
    width: scene.frame.width,
    height: scene.frame.height,
    pitch,
    emboss: scene.emboss ?? 1,
    floor: scene.floor ?? 0,
    light: normalize(scene.light ?? [0.22, 0.85, 0.62]),
    ground: groundOf(scene.ground),
    field,
    camera: aimCamera(scene.frame, field.distance),
  };
}

/** Threads are never quite straight. */
function threadDrift(seed: number): (x: number, row: number) => number {
  const random = randomNumbers(seed);
  const phases = [random() * 6, random() * 6] as const;
  return (x, row) =>
    1.6 * sin(x * 0.006 + row * 0.11 + phases[0]) + 1.1 * sin(x * 0.013 - row * 0.07 + phases[1]);
}

/** Samples the thread at a pixel. `y` is its shift by the surface. */
function stitchAt(loom: Loom, x: number, y: number): Omit<Stitch, 'x'> {
  const hit = findSurface(loom, x, y);
  if (hit === undefined) return floorStitch(loom, loom.ground.tone ?? 0.2, false);

  const lighting = lightPoint(hit, loom.field.distance, loom.light, loom.camera.forward, loom.floor);
  if (hit.part) return partStitch(loom, loom.field.colorsAt(hit.point), lighting);
  return litFloorStitch(loom, lighting, x, y);
}

function findSurface({ camera, field, floor }: Loom, x: number, y: number): Hit | undefined {
  const start = camera.originOf(x, y);
  for (let i = 0, t = 0; i < 110 && t <= 40; i++) {
    const point = add(start, scale(camera.forward, t));
    const toFloor = point[1] - floor;
    const toPart = field.distance(point);
    const nearest = toFloor < toPart ? toFloor : toPart;
    if (nearest < 0.0022) return { point, part: !(toFloor < toPart) };
    t += nearest * 0.92;
  }
  return undefined;
}

function partStitch(
  { pitch, emboss }: Loom,
  { threads, base }: DyeColors,
  { tone, normal }: Lighting,
): Omit<Stitch, 'x'> {
  const color = tone > 0.68 ? threads[2] : tone > 0.36 ? threads[1] : threads[0];
  return {
    y: emboss * (-normal[1] * pitch * 0.16 + normal[0] * pitch * 0.22),
    color,
    base,
    half: pitch * 0.5 * clamp(mix(0.16, 0.9, pow(tone, 0.9)), 0.06, 0.98),
  };
}

/** The floor darkens towards the corners. */
function litFloorStitch(loom: Loom, { shadow, openness }: Lighting, x: number, y: number): Omit<Stitch, 'x'> {
  const { width, height, ground } = loom;
  const fromCenter = length((x - width / 2) / width, (y - height / 2) / height);
  const tone = (ground.tone ?? 0.2) * (1 - 0.55 * smoothstep(0.35, 0.78, fromCenter));
  if (ground.shadow === undefined)
    return floorStitch(loom, tone * (1 - 0.82 * shadow) * mix(0.35, 1, openness), false);
  const dark = max(shadow, 1 - openness);
  return floorStitch(loom, tone + dark * 0.75, dark > 0.3);
}

function floorStitch({ pitch, ground }: Loom, tone: number, dark: boolean): Omit<Stitch, 'x'> {
  return {
    y: 0,
    color: (dark ? ground.shadow : undefined) ?? ground.thread,
    base: undefined,
    half: pitch * 0.5 * clamp(tone, 0.035, 0.9) * 0.62,
  };
}
