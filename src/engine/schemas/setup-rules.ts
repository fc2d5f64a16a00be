import type { Finding } from '../diagnostics/finding.ts';
import { defineRules } from '../diagnostics/rule.ts';

/** Rules about the tool's own setup. They speak to a developer, and the command line exits with 2 for them. */
export const setupRules = defineRules([
  {
    id: 'setup/schema-broken',
    severity: 'error',
    isFixed: true,
    summary: 'Every file in section-schemas/ is a valid schema.',
    why: 'No page can be judged otherwise. This is a mistake in the program, not in a page: ask a developer.',
    examples: [
      {
        bad: {
          files: {
            'section-schemas/quote.json': {
              type: 'object',
              maxLenght: 60,
              properties: { type: { const: 'quote' } },
            },
          },
        },
        finds: [
          {
            file: 'section-schemas/quote.json',
            slice: '',
            message: 'Broken schema: strict mode: unknown keyword: "maxLenght".',
            hint: 'This file is part of the program. No page was checked; a developer has to mend it first.',
          },
        ],
        good: {
          files: {
            'section-schemas/quote.json': { type: 'object', properties: { type: { const: 'quote' } } },
          },
        },
      },
    ],
  },
  {
    id: 'setup/schemas-missing',
    severity: 'error',
    isFixed: true,
    summary: 'The folder section-schemas/ holds page.json and at least one section type.',
    why: 'No page can be judged otherwise. Ask a developer.',
    examples: [
      {
        bad: { files: { 'section-schemas/page.json': undefined } },
        finds: [
          {
            file: 'section-schemas/page.json',
            slice: '',
            message: 'Missing schema "section-schemas/page.json".',
            hint: 'No page was checked. Run the command from the root of the project.',
          },
        ],
        good: {},
      },
    ],
  },
]);

export type SetupRuleId = (typeof setupRules)[number]['id'];

export function isSetupRule(rule: string): boolean {
  return setupRules.some(({ id }) => id === rule);
}

export function schemaBroken(file: string, reason: string): Finding<SetupRuleId> {
  return {
    rule: 'setup/schema-broken',
    severity: 'error',
    file,
    place: { at: 'file' },
    message: `Broken schema: ${reason.replace(/\.?$/, '.')}`,
    hint: 'This file is part of the program. No page was checked; a developer has to mend it first.',
  };
}

export function schemasMissing(file: string): Finding<SetupRuleId> {
  return {
    rule: 'setup/schemas-missing',
    severity: 'error',
    file,
    place: { at: 'file' },
    message: `Missing schema "${file}".`,
    hint: 'No page was checked. Run the command from the root of the project.',
  };
}
