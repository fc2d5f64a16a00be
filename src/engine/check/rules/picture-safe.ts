import { maxSvgBytes } from '../../pictures/read-svg.ts';
import { isDrawing } from '../../pictures/plan-variants.ts';
import type { Site } from '../../content/site.ts';
import { kindBytes } from '../../files/asset-kind.ts';
import { judgeAll } from '../rule.ts';
import { ignoreFileErrors } from '../../files/node-file-system.ts';

export const pictureSafe = judgeAll('fixed', ({ site, report }) => {
  for (const address of site.assets.addresses)
    for (const { start, end, ...words } of findDangers(site, address))
      report({ file: site.assets.fileOf(address), at: 'range', start, end }, words);
});

/** The dangers of a drawing. Other rules report a file that is unreadable or no text. */
export const findDangers = (site: Site, address: string) => readDrawing(site, address)?.dangers ?? [];

/** Reads a drawing of public/; undefined for any other file. */
export function readDrawing({ assets, fileSystem, pictures }: Site, address: string) {
  if (!isDrawing(address) || !assets.has(address)) return undefined;
  const bytes = ignoreFileErrors(() => fileSystem.read(assets.fileOf(address), maxSvgBytes + 1));
  return bytes && !bytes.subarray(0, kindBytes).includes(0) ? pictures?.readDrawing(bytes) : undefined;
}
