import { judgeAll } from '../rule.ts';
import { findUnfreePaths } from './shared/unfree-paths.ts';

export const assetPathFree = judgeAll('fixed', ({ site, report }) => {
  for (const [address, words] of findUnfreePaths(site))
    report({ file: site.assets.fileOf(address), at: 'file' }, words);
});
