import type { Rule } from '../rule.ts';
import { judgeLength } from './shared/page-texts.ts';

export const pageTitleLength: Rule = {
  id: 'page-title-length',
  severity: 'warning',
  document(document, { report }) {
    const text = document.kind === 'page' ? document.title : undefined;
    const problem = text && judgeLength(text, { min: 10, max: 65 });
    if (problem) report(text, problem);
  },
};
