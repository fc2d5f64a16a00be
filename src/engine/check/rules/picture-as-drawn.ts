import { judgeAll } from '../rule.ts';
import { readDrawing } from './shared/drawings.ts';

export const pictureAsDrawn = judgeAll('warning', ({ site, report }) => {
  for (const address of site.assets.addresses)
    for (const { start, end, message, hint } of readDrawing(site, address)?.flaws ?? [])
      report({ file: site.assets.fileOf(address), at: 'range', start, end }, { message, hint });
});
