import { judgeAll } from '../rule.ts';
import { findDangers } from './shared/drawings.ts';

export const pictureSafe = judgeAll('fixed', ({ site, report }) => {
  for (const address of site.assets.addresses)
    for (const { start, end, ...words } of findDangers(site, address))
      report({ file: site.assets.fileOf(address), at: 'range', start, end }, words);
});
