import { blend, type Color, contrastOf, luminanceOf, parseColor } from './colors.ts';
import { type Box, boxOf, overlap } from './geometry.ts';
import { nameOf, type Run, type MeasuredBlock, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/**
 * Text with nothing opaque between it and a picture, and the contrast ratio it needs; axe judges the rest. Lines are in
 * page coordinates.
 */
export function findOnPictures(seen: MeasuredBlock) {
  return seen.runs.flatMap((run) => {
    const pictures = picturesBehind(run, seen);
    const lines = run.lines.filter((line) => pictures.some((picture) => liesOn(line, boxOf(picture))));
    if (lines.length === 0) return [];
    const { element } = run;
    return {
      block: seen.block.id,
      name: nameOf(element),
      color: parseColor(getComputedStyle(element).color),
      least: leastFor(element),
      lines: lines.map(({ left, right, top, bottom }) => ({
        left,
        right,
        top: top + scrollY,
        bottom: bottom + scrollY,
      })),
    };
  });
}

function picturesBehind({ element, lines }: Run, { block, art }: MeasuredBlock): Element[] {
  const around = within(element, block);
  const ground = around.find((at) => styleOf(at).isOpaque) ?? block;
  const pictures = art.filter((picture) => ground.contains(picture) && !element.contains(picture));
  // A gradient is judged by its pixels, too.
  const shaded = around.filter(
    (at) => ground.contains(at) && at.matches('[data-background]') && styleOf(at).isShaded,
  );
  return [...pictures.filter((picture) => lines.some((line) => liesOn(line, boxOf(picture)))), ...shaded];
}

function liesOn(line: Box, picture: Box): boolean {
  const { width, height } = overlap(line, picture);
  return width > 2 && height > 2;
}

/** The least contrast ratio: 3 for large text, else 4.5 (WCAG 2.2, 1.4.3). */
function leastFor(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

const withoutText = new CSSStyleSheet();
withoutText.replaceSync(`
  main * { color: transparent !important; -webkit-text-stroke: 0 !important }
  body > :not(:has(main)):not(main) { visibility: hidden !important }`);

/** Hides or shows the text of the blocks, to take screenshots of the pixels behind it. */
export function hideText(hidden: boolean): void {
  document.adoptedStyleSheets = hidden ? [withoutText] : [];
}

/**
 * Describes texts with too little contrast. `shot` is a screenshot of the page without its text, from `from` px below
 * its top: a PNG in base64, one pixel per CSS px. Ignores lines outside it.
 */
export async function judgeOnPictures(
  texts: ReturnType<typeof findOnPictures>,
  shot: string,
  from: number,
): Promise<{ block: string; detail: string }[]> {
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  pen.drawImage(bitmap, 0, 0);
  return texts.flatMap(({ block, name, color, least, lines }) => {
    const shown = lines
      .map((line) => ({ ...line, top: line.top - from, bottom: line.bottom - from }))
      .filter(({ top, bottom }) => top >= 0 && bottom <= bitmap.height);
    const worst = Math.min(...shown.map((line) => worstContrast(pen, line, color)));
    if (worst >= least) return [];
    const detail = `${name} has a contrast of ${worst.toFixed(1)} to what is behind it, not ${least}`;
    return [{ block, detail }];
  });
}

/** The contrast reached by all but 2 % of the pixels: a thin line of an ornament makes no letter unreadable. */
function worstContrast(pen: OffscreenCanvasRenderingContext2D, line: Box, color: Color): number {
  const [left, top] = [Math.max(0, Math.floor(line.left)), Math.max(0, Math.floor(line.top))];
  const width = Math.max(1, Math.ceil(line.right) - left);
  const height = Math.max(1, Math.ceil(line.bottom) - top);
  const { data } = pen.getImageData(left, top, width, height);
  const contrasts: number[] = [];
  for (let at = 0; at < data.length; at += 12) {
    const behind: Color = [data[at]!, data[at + 1]!, data[at + 2]!, 1];
    contrasts.push(contrastOf(luminanceOf(blend(color, behind)), luminanceOf(behind)));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 50)] ?? 21;
}
