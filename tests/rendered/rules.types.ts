import type { Rule } from '../../src/engine/check/rule.ts';

// Checked by `tsc`, never run. Each line that must not compile states the reason.

export const named: Rule = {
  compare: ({ report }) =>
    // @ts-expect-error A rule cannot report under another rule's id.
    report('pages/index.json', { at: 'file' }, 'Unexpected file.', { rule: 'alt-text-plain' }),
};

// Findings of a document rule are cached with the document, so they cannot depend on other files.
export const reachingOut: Rule = {
  // @ts-expect-error A document rule does not know other pages.
  document: ({ site }) => site.routes.size,
};

export const lookingInto: Rule = {
  // @ts-expect-error Facts that only a page rule may use are not cached.
  compare: ({ documents: [page] }) => page?.blocks.length,
};
