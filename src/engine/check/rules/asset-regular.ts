import { defineRule } from '../rule.ts';

export const assetRegular = defineRule({
  id: 'asset-regular',
  severity: 'error',
  isFixed: true,
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
