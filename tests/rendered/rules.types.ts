import { defineRule } from '../../src/engine/rules/define-rule.ts';
import type { ContentFinding } from '../../src/engine/content/content-finding.ts';
import type { RuleId } from '../../src/engine/inspect/all-rules.ts';
import type { Violation } from '../../src/engine/schemas/violation.ts';

// Checked by `tsc`, never run: each line below that must not compile says why.

const meta = { id: 'example', severity: 'error', summary: '', why: '', examples: [] } as const;
const finding = { file: 'pages/index.json', place: { at: 'file' }, message: '' } as const;

// A rule says what it found; its name and weight are not its to choose.
export const good = defineRule({
  ...meta,
  looksAt: 'site',
  create: ({ report }) => ({ end: () => report(finding) }),
});

defineRule({
  ...meta,
  looksAt: 'site',
  create: ({ report }) => ({
    // @ts-expect-error A rule cannot report in the name of another one.
    end: () => report({ ...finding, rule: 'alt-text-plain' }),
  }),
});

// What a rule about single documents finds is remembered with them, so it cannot depend on others.
defineRule({
  ...meta,
  looksAt: 'document',
  // @ts-expect-error It does not know which pages there are.
  create: ({ site }) => ({ document: () => site.routes.size }),
});

defineRule({
  ...meta,
  looksAt: 'site',
  create: () => ({
    // @ts-expect-error What only the page itself is judged by is not remembered.
    document: ({ facts }) => facts.headings.length,
  }),
});

export const known: RuleId[] = [
  'alt-text-plain',
  'file/json-syntax',
  'schema/wrong-type',
  'setup/schema-broken',
];

// @ts-expect-error There is no such rule.
export const unknown: RuleId = 'alt-text-plian';

// @ts-expect-error A schema's violations are of the schema rules.
export const foreign: Violation['rule'] = 'alt-text-plain';

// @ts-expect-error What compiling a file finds is of the file and schema rules.
export const early: ContentFinding['rule'] = 'alt-text-plain';
