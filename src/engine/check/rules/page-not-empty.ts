import { judgeEach } from '../rule.ts';

export const pageNotEmpty = judgeEach('error', ({ document, report }) => {
  if (document.kind !== 'page' || document.blocks.length === 0) return;
  if (document.blocks.some(({ isHidden }) => !isHidden)) return;
  report({ at: 'key', pointer: '/sections' }, 'Missing content: every block of this page is hidden.', {
    hint: 'Show one of them, or remove the page.',
  });
});
