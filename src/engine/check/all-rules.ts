import { problemIds } from '../diagnostics/finding.ts';
import type { Rule } from './rule.ts';
import * as own from './rules/index.ts';

/** The rules without code of their own: reading and validating files finds their violations. */
const problems = problemIds.map((id) => ({ id, severity: 'error', isFixed: true }) as const);

/** Every rule that a diagnostic can name. */
export const rules: readonly Rule[] = [...problems, ...Object.values(own)];
