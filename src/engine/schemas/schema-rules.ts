import type { RuleMeta } from '../diagnostics/rule.ts';

/** Rules that come from section-schemas/: what a section may hold is said there, and in docs/sections.md. */
export const schemaRules: RuleMeta[] = [
  {
    rule: 'schema/unknown-type',
    severity: 'error',
    description:
      'A block names a section type that does not exist. docs/sections.md lists the types there are.',
    bad: '{ "type": "statStrip", "stats": [] }',
    good: '{ "type": "statsStrip", "stats": [] }',
  },
  {
    rule: 'schema/unknown-property',
    severity: 'error',
    description:
      'An object has a property that its schema does not know. It would have no effect, so it is most likely misspelt.',
    bad: '{ "type": "hero", "titel": "About us" }',
    good: '{ "type": "hero", "title": "About us" }',
  },
  {
    rule: 'schema/missing-property',
    severity: 'error',
    description: 'An object lacks a property that it needs.',
    bad: '{ "label": "See open roles" }',
    good: '{ "label": "See open roles", "href": "/current-openings" }',
  },
  {
    rule: 'schema/wrong-type',
    severity: 'error',
    description:
      'A value is of another kind than its property takes: a number where a text is expected, one text where a list is expected.',
    bad: '"value": 98',
    good: '"value": "98%"',
  },
  {
    rule: 'schema/unknown-value',
    severity: 'error',
    description: 'A property takes one of a few values, and this is none of them.',
    bad: '"ground": "indgo"',
    good: '"ground": "indigo"',
  },
  {
    rule: 'schema/too-short',
    severity: 'error',
    description: 'A text or a list is shorter than its place on the page needs.',
    bad: '"title": ""',
    good: '"title": "Figures that speak"',
  },
  {
    rule: 'schema/too-long',
    severity: 'error',
    description: 'A text or a list is longer than its place on the page can show well.',
    bad: '"value": "more than four thousand"',
    good: '"value": "4200+"',
  },
  {
    rule: 'schema/wrong-form',
    severity: 'error',
    description: 'A value is of the right kind but not written as its property wants it. The hint says how.',
    bad: '"id": "Our Services"',
    good: '"id": "our-services"',
  },
  {
    rule: 'schema/duplicate-entry',
    severity: 'error',
    description: 'A list that may hold each entry once holds the same entry twice.',
    bad: '"aliases": ["/contact", "/contact"]',
    good: '"aliases": ["/contact"]',
  },
];
