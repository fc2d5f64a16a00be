import { partOf } from '../../content/document.ts';
import { judgeEach } from '../rule.ts';

/** Prefix of the texts that `npm run new:page` drafts. */
export const draftMark = 'Rewrite: ';

export const textRewritten = judgeEach('warning', ({ document, report }) => {
  const drafts = document.texts.filter(({ value }) => value.startsWith(draftMark));
  const [first] = drafts;
  if (!first) return;
  const others = drafts.length === 1 ? '' : `, and so do ${drafts.length - 1} more texts of this file`;
  report(
    partOf(first, draftMark.trim(), 0),
    `Unfinished text: it still begins with "${draftMark.trim()}"${others}.`,
    { hint: 'Write your own text in its place. Visitors and search engines read it as it is.' },
  );
});
