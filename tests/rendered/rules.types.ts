import { judgeAll, judgeEach } from '../../src/engine/check/rule.ts';

// Checked by `tsc`, never run. Each line that must not compile states the reason.

export const named = judgeAll('error', ({ report }) =>
  // @ts-expect-error A rule cannot report under another rule's id.
  report({ file: 'pages/index.json', at: 'file' }, 'Unexpected file.', { rule: 'alt-text-plain' }),
);

// Findings of a rule about each file are cached with it, so they cannot depend on other files.
// @ts-expect-error Such a rule does not know other pages.
export const reachingOut = judgeEach('error', ({ site }) => site.routes.size);

// @ts-expect-error Facts that only a rule about each file may use are not cached.
export const lookingInto = judgeAll('error', ({ contentFiles: [page] }) => page?.blocks.length);
