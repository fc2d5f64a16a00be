import { judgeAll } from '../rule.ts';

export const assetRegular = judgeAll('fixed', ({ site, report }) => {
  for (const { path: file, kind } of site.assets.otherEntries)
    report({ file, at: 'file' }, `Unexpected ${kind} in public/.`, {
      hint:
        kind === 'deep folder'
          ? 'It is inside of 32 others, and is not published. Move it further up, or remove it.'
          : 'Put the file itself there, or remove this. Only files are published.',
    });
});
