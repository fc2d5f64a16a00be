import type { Rule } from '../rule.ts';
import { limitLength } from './shared/page-texts.ts';

export const pageTitleLength: Rule = {
  severity: 'warning',
  document: limitLength('title', 10, 65),
};
