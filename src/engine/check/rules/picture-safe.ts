import { maxSvgBytes, readSvg } from '../../pictures/read-svg.ts';
import { isDrawing } from '../../pictures/plan-variants.ts';
import { judgeAll } from '../rule.ts';
import { readAsset } from './shared/assets.ts';

export const pictureSafe = judgeAll('fixed', ({ site, report }) => {
  for (const address of site.assets.addresses.filter(isDrawing)) {
    const bytes = readAsset(site, address, maxSvgBytes + 1);
    for (const { start, end, ...words } of bytes ? readSvg(bytes).dangers : [])
      report({ file: site.assets.fileOf(address), at: 'range', start, end }, words);
  }
});
