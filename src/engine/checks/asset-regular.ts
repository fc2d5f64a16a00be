import type { Check } from './check.ts';

export const assetRegular: Check = {
  meta: {
    rule: 'asset-regular',
    severity: 'error',
    description:
      'public/ holds files and folders only. A link in it could publish what lies elsewhere on the machine, so none is followed, wherever it leads.',
    bad: 'public/img/team.jpg → ../../private/team.jpg',
    good: 'public/img/team.jpg as a file of its own',
  },
  create: ({ site, report }) => ({
    end() {
      for (const file of site.assets.others)
        report({
          file,
          place: { at: 'file' },
          message: 'Unexpected link, pipe or device in public/.',
          hint: 'Put the file itself there, or remove this. Only files are published.',
        });
    },
  }),
};
