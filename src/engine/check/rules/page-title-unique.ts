import { defineRule } from '../rule.ts';
import { createDuplicateFinder } from './shared/find-duplicates.ts';

export const pageTitleUnique = defineRule({
  id: 'page-title-unique',
  severity: 'error',
  looksAt: 'site',
  create: ({ report }) => createDuplicateFinder('title', report),
});
