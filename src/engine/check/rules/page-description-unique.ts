import { defineRule } from '../rule.ts';
import { createDuplicateFinder } from './shared/find-duplicates.ts';

export const pageDescriptionUnique = defineRule({
  id: 'page-description-unique',
  severity: 'error',
  looksAt: 'site',
  create: ({ report }) => createDuplicateFinder('description', report),
});
