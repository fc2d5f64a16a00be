import { judgeAll } from '../rule.ts';

const hints = {
  folder: 'A folder whose name ends in ".json" looks like a page and is none. Rename it, without the ending.',
  other: 'Remove it, or put the file itself there. Only files are read.',
};

export const pageRegular = judgeAll('fixed', ({ site, report }) => {
  for (const { path, kind } of site.files.others)
    report({ file: `${site.pagesDir}/${path}`, at: 'file' }, `Unexpected ${kind} in the content folder.`, {
      hint: kind === 'folder' ? hints.folder : hints.other,
    });
});
