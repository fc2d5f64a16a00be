import { problemIds } from '../diagnostics/finding.ts';
import type { NamedRule, Rule } from './rule.ts';
import * as own from './rules/index.ts';

/** The rules without code of their own: reading and validating files finds their violations. */
const problems = problemIds.map((id) => ({ id, severity: 'error', isFixed: true }) as const);

/** Every rule that a diagnostic can name. */
export const rules: readonly NamedRule[] = [
  ...problems,
  ...Object.entries(own).map(([name, rule]: [string, Rule]) => ({
    severity: 'error' as const,
    ...rule,
    id: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  })),
];
