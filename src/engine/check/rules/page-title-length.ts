import type { Rule } from '../rule.ts';
import { limitLength } from './shared/page-texts.ts';

export const pageTitleLength: Rule = limitLength('title', 10, 65);
