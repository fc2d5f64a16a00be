import type { Rule } from '../rule.ts';
import { findDuplicates } from './shared/page-texts.ts';

export const pageTitleUnique: Rule = findDuplicates('title');
