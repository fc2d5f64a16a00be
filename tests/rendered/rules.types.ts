import type { Rule } from '../../src/engine/check/rule.ts';

// Checked by `tsc`, never run. Each line that must not compile states the reason.

const meta = { id: 'example', severity: 'error' } as const;

export const named: Rule = {
  ...meta,
  start: ({ report }) => ({
    // @ts-expect-error A rule cannot report under another rule's id.
    end: () => report('pages/index.json', { at: 'file' }, 'Unexpected file.', { rule: 'alt-text-plain' }),
  }),
};

// Findings of a document rule are cached with the document, so they cannot depend on other files.
export const reachingOut: Rule = {
  ...meta,
  // @ts-expect-error A document rule does not know other pages.
  document: (_, { site }) => site.routes.size,
};

export const lookingInto: Rule = {
  ...meta,
  start: () => ({
    // @ts-expect-error Facts that only a page rule may use are not cached.
    document: ({ facts }) => facts.headings.length,
  }),
};
