import type { Rule } from '../rule.ts';
import { createDuplicateFinder } from './shared/page-texts.ts';

export const pageTitleUnique: Rule = {
  id: 'page-title-unique',
  severity: 'error',
  start: ({ report }) => createDuplicateFinder('title', report),
};
