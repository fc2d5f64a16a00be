import { maxSvgBytes } from '../../../pictures/read-svg.ts';
import { isDrawing } from '../../../pictures/plan-variants.ts';
import type { Site } from '../../../content/site.ts';
import { kindBytes } from '../../../files/asset-kind.ts';
import { ignoreFileErrors } from '../../../files/node-file-system.ts';

/** The dangers of a drawing. Other rules report a file that is unreadable or no text. */
export const findDangers = (site: Site, address: string) => readDrawing(site, address)?.violations ?? [];

/** Reads a drawing of public/; undefined for any other file. */
export function readDrawing({ assets, fileSystem, pictures }: Site, address: string) {
  if (!isDrawing(address) || !assets.has(address)) return undefined;
  const bytes = ignoreFileErrors(() => fileSystem.read(assets.fileOf(address), maxSvgBytes + 1));
  return bytes && !bytes.subarray(0, kindBytes).includes(0) ? pictures?.readDrawing(bytes) : undefined;
}
