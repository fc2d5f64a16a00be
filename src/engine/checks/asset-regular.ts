import { defineRule } from '../rules/define-rule.ts';

export const assetRegular = defineRule({
  id: 'asset-regular',
  severity: 'error',
  isFixed: true,
  summary: 'The folder public/ holds files and folders only: no links, pipes or devices.',
  why: 'A link in it could publish what lies elsewhere on the machine, so none is followed, wherever it leads.',
  examples: [
    {
      bad: { links: ['public/img/team.jpg'] },
      finds: [
        {
          file: 'public/img/team.jpg',
          slice: '',
          message: 'Unexpected link in public/.',
          hint: 'Put the file itself there, or remove this. Only files are published.',
        },
      ],
      good: { files: { 'public/img/team.txt': 'Three people at a loom' } },
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      for (const { path: file, kind } of site.assets.others)
        report({
          file,
          place: { at: 'file' },
          message: `Unexpected ${kind} in public/.`,
          hint: 'Put the file itself there, or remove this. Only files are published.',
        });
    },
  }),
});
