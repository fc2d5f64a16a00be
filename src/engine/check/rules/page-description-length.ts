import type { Rule } from '../rule.ts';
import { limitLength } from './shared/page-texts.ts';

export const pageDescriptionLength: Rule = {
  id: 'page-description-length',
  severity: 'warning',
  document: limitLength('description', 50, 165),
};
