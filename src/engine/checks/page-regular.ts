import { defineRule } from '../rules/define-rule.ts';

const hints = {
  folder: 'A folder whose name ends in ".json" looks like a page and is none. Rename it, without the ending.',
  other: 'Remove it, or put the file itself there. Only files are read.',
};

export const pageRegular = defineRule({
  id: 'page-regular',
  severity: 'error',
  isFixed: true,
  summary: 'The content folder holds files and folders only, and no folder has the name of a page.',
  why: 'What looks like a page and is none would be missing from the site without a word.',
  examples: [
    {
      bad: { folders: ['pages/about.json'] },
      finds: [
        {
          file: 'pages/about.json',
          slice: '',
          message: 'Unexpected folder in the content folder.',
          hint: hints.folder,
        },
      ],
      good: { files: { 'pages/about/index.json': {} } },
    },
  ],
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
