import { maxSvgBytes, readSvg } from '../../pictures/read-svg.ts';
import { isDrawing } from '../../pictures/plan-variants.ts';
import { judgeAll } from '../rule.ts';
import { ignoreFileErrors } from '../../files/node-file-system.ts';

export const pictureSafe = judgeAll('fixed', ({ site, report }) => {
  for (const address of site.assets.addresses.filter(isDrawing)) {
    const file = site.assets.fileOf(address);
    // Another rule reports an unreadable file.
    const bytes = ignoreFileErrors(() => site.fileSystem.read(file, maxSvgBytes + 1));
    for (const { start, end, ...words } of bytes ? readSvg(bytes).dangers : [])
      report({ file, at: 'range', start, end }, words);
  }
});
