import type { OtherEntry } from '../../files/file-system.ts';
import { judgeAll } from '../rule.ts';

const usualHint = 'Remove it, or put the file itself there. Only files are read.';
const hints: Partial<Record<OtherEntry['kind'], string>> = {
  folder: 'A folder whose name ends in ".json" looks like a page and is none. Rename it, without the ending.',
  'deep folder': 'It is inside of 32 others, and is not read. Move it further up, or remove it.',
};

export const pageRegular = judgeAll('fixed', ({ site, report }) => {
  for (const { path, kind } of site.files.otherEntries)
    report({ file: `${site.pagesDir}/${path}`, at: 'file' }, `Unexpected ${kind} in the content folder.`, {
      hint: hints[kind] ?? usualHint,
    });
});
