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
            hint: 'This file is part of the program. No page was checked; a developer has to fix it first.',
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
  {
    id: 'setup/config-broken',
    severity: 'error',
    isFixed: true,
    summary:
      'The file check.config.json, if there is one, names rules that can be set, each with "off", "warning" or "error".',
    why: 'A setting that is not understood might let a mistake pass. Rules without which pages could not be rendered, or not safely, are always errors.',
    examples: [
      {
        bad: { files: { 'check.config.json': { rules: { 'alt-text-plian': 'off' } } } },
        finds: [
          {
            file: 'check.config.json',
            slice: '"alt-text-plian"',
            message: 'Unknown rule "alt-text-plian". Did you mean "alt-text-plain"?',
            hint: 'docs/diagnostics.md lists the rules.',
          },
        ],
        good: { files: { 'check.config.json': { rules: { 'alt-text-plain': 'off' } } } },
      },
      {
        bad: { files: { 'check.config.json': { rules: { 'link-address-safe': 'off' } } } },
        finds: [
          {
            file: 'check.config.json',
            slice: '"link-address-safe"',
            message: 'Unexpected setting of the rule "link-address-safe".',
            hint: 'It is always an error: without it pages could not be rendered, or not safely. Remove the entry.',
          },
        ],
        good: { files: { 'check.config.json': { rules: {} } } },
      },
      {
        bad: { files: { 'check.config.json': { rules: { 'alt-text-plain': 'warn' } } } },
        finds: [
          {
            file: 'check.config.json',
            slice: '"warn"',
            message: 'Unknown value "warn".',
            hint: 'Allowed: "off", "warning", "error".',
          },
        ],
        good: { files: { 'check.config.json': { rules: { 'alt-text-plain': 'warning' } } } },
      },
    ],
  },
]);

export type SetupRuleId = (typeof setupRules)[number]['id'];

export function isSetupRule(rule: string): boolean {
  return setupRules.some(({ id }) => id === rule);
}

export function configBroken(
  file: string,
  words: Pick<Finding<SetupRuleId>, 'place' | 'message' | 'hint' | 'fix'>,
): Finding<SetupRuleId> {
  return { rule: 'setup/config-broken', severity: 'error', file, ...words };
}

export function schemaBroken(file: string, reason: string): Finding<SetupRuleId> {
  return {
    rule: 'setup/schema-broken',
    severity: 'error',
    file,
    place: { at: 'file' },
    message: `Broken schema: ${reason.replace(/\.?$/, '.')}`,
    hint: 'This file is part of the program. No page was checked; a developer has to fix it first.',
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
