import type { Rule } from '../rule.ts';
import { createDuplicateFinder } from './shared/page-texts.ts';

export const pageDescriptionUnique: Rule = {
  id: 'page-description-unique',
  severity: 'error',
  start: ({ report }) => createDuplicateFinder('description', report),
};
