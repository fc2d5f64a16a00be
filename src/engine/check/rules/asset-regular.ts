import { judgeAll } from '../rule.ts';

export const assetRegular = judgeAll('fixed', ({ site, report }) => {
  for (const { path: file, kind } of site.assets.others)
    report({ file, at: 'file' }, `Unexpected ${kind} in public/.`, {
      hint: 'Put the file itself there, or remove this. Only files are published.',
    });
});
