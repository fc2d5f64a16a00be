import { defineRule } from '../rule.ts';

const hints = {
  folder: 'A folder whose name ends in ".json" looks like a page and is none. Rename it, without the ending.',
  other: 'Remove it, or put the file itself there. Only files are read.',
};

export const pageRegular = defineRule({
  id: 'page-regular',
  severity: 'error',
  isFixed: true,
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      for (const { path, kind } of site.files.others)
        report({
          file: `${site.pagesDir}/${path}`,
          place: { at: 'file' },
          message: `Unexpected ${kind} in the content folder.`,
          hint: kind === 'folder' ? hints.folder : hints.other,
        });
    },
  }),
});
