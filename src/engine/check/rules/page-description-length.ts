import type { Rule } from '../rule.ts';
import { judgeLength } from './shared/page-texts.ts';

export const pageDescriptionLength: Rule = {
  id: 'page-description-length',
  severity: 'warning',
  document(document, { report }) {
    const text = document.kind === 'page' ? document.description : undefined;
    const problem = text && judgeLength(text, { min: 50, max: 165 });
    if (problem) report(text, problem);
  },
};
