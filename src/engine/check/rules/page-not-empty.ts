import { judgeEach } from '../rule.ts';

export const pageNotEmpty = judgeEach('error', ({ document, report }) => {
  if (document.kind !== 'page' || document.blocks.length === 0) return;
  if (document.blocks.some(({ isHidden }) => !isHidden)) return;
  report({ at: 'key', pointer: '/sections' }, 'Missing content: no block of this page is shown.', {
    hint: 'Show one of them, or write "draft": true into the page.',
    isEased: document.changes.length > 0,
  });
});
