import { defineRule } from '../../src/engine/check/rule.ts';

// Checked by `tsc`, never run. Each line that must not compile states the reason.

const meta = { id: 'example', severity: 'error' } as const;
const finding = { file: 'pages/index.json', place: { at: 'file' }, message: '' } as const;

// A rule reports findings; their rule id and severity are set by the engine.
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

// Findings of a document rule are cached with the document, so they cannot depend on other files.
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
    // @ts-expect-error Facts that only a page rule may use are not cached.
    document: ({ facts }) => facts.headings.length,
  }),
});
