import type { PictureSize } from './picture-description.ts';

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

/**
 * The size at which a browser shows an SVG in an `<img>`: `width` and `height`, with a missing one computed from the
 * `viewBox`. Undefined if the root element has neither.
 */
export function measureSvg(head: string): PictureSize | undefined {
  const root = findRootElement(head);
  if (root === undefined) return undefined;

  const width = readLength(readAttribute(root, 'width'));
  const height = readLength(readAttribute(root, 'height'));
  if (width !== undefined && height !== undefined) return toSize(width, height);

  const box = readViewBox(readAttribute(root, 'viewBox'));
  if (box === undefined) return undefined;
  if (width !== undefined) return toSize(width, (width * box.height) / box.width);
  if (height !== undefined) return toSize((height * box.width) / box.height, height);
  return toSize(box.width, box.height);
}

const rootElement = /<svg(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/y;

/** The first element. Comments, the document type and instructions may precede it. */
function findRootElement(head: string): string | undefined {
  let at = head.indexOf('<');
  while (/[!?]/.test(head[at + 1] ?? '')) {
    const end = head.startsWith('<!--', at) ? head.indexOf('-->', at + 4) : at + 2;
    at = end === -1 ? -1 : head.indexOf('<', end);
  }
  if (at === -1) return undefined;
  rootElement.lastIndex = at;
  return rootElement.exec(head)?.[0];
}

function readAttribute(element: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return match?.[1] ?? match?.[2];
}

function readLength(value: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?\s*([a-z%]*)$/i.exec((value ?? '').trim());
  const pixels =
    Number(`${match?.[1]}${match?.[2] ?? ''}`) *
    (pixelsPerUnit[match?.[3]?.toLowerCase() ?? ''] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}

function readViewBox(value: string | undefined): { width: number; height: number } | undefined {
  const [, , width, height] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0)) return undefined;
  return { width, height };
}

function toSize(width: number, height: number): PictureSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
