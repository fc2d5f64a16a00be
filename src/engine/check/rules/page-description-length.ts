import type { Rule } from '../rule.ts';
import { limitLength } from './shared/page-texts.ts';

export const pageDescriptionLength: Rule = limitLength('description', 50, 165);
