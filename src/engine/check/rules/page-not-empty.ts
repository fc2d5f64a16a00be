import { judgeEach } from '../rule.ts';

export const pageNotEmpty = judgeEach('error', ({ contentFile, report }) => {
  if (contentFile.kind !== 'page' || contentFile.blocks.length === 0) return;
  if (contentFile.blocks.some(({ isHidden }) => !isHidden)) return;
  report({ at: 'key', pointer: '/sections' }, 'Missing content: no block of this page is shown.', {
    hint: 'Show one of them, or write "draft": true into the page.',
    isEased: contentFile.changes.length > 0,
  });
});
