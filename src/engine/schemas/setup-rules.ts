import type { Finding } from '../diagnostics/finding.ts';
import type { RuleMeta } from '../diagnostics/rule.ts';

/** Rules about the tool's own setup. They speak to a developer, and the command line exits with 2 for them. */
export const setupRules: RuleMeta[] = [
  {
    rule: 'setup/schema-broken',
    severity: 'error',
    description:
      'A file in section-schemas/ is not a valid schema, so no page can be judged. This is a mistake in the program, not in a page: ask a developer.',
    bad: '"title": { "type": "string", "maxLenght": 60 }',
    good: '"title": { "type": "string", "maxLength": 60 }',
  },
  {
    rule: 'setup/schemas-missing',
    severity: 'error',
    description:
      'The folder section-schemas/ lacks page.json or holds no section type at all, so no page can be judged. Ask a developer.',
    bad: 'section-schemas/ is empty',
    good: 'section-schemas/page.json, section-schemas/hero.json, …',
  },
];

export function isSetupRule(rule: string): boolean {
  return setupRules.some((meta) => meta.rule === rule);
}

export function schemaBroken(file: string, reason: string): Finding {
  return {
    rule: 'setup/schema-broken',
    severity: 'error',
    file,
    place: { at: 'file' },
    message: `Broken schema: ${reason.replace(/\.?$/, '.')}`,
    hint: 'This file is part of the program. No page was checked; a developer has to mend it first.',
  };
}

export function schemasMissing(file: string): Finding {
  return {
    rule: 'setup/schemas-missing',
    severity: 'error',
    file,
    place: { at: 'file' },
    message: `Missing schema "${file}".`,
    hint: 'No page was checked. Run the command from the root of the project.',
  };
}
