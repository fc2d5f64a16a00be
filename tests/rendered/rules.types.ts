import { defineRule } from '../../src/engine/check/rule.ts';

// Checked by `tsc`, never run: each line below that must not compile says why.

const meta = { id: 'example', severity: 'error' } as const;
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
