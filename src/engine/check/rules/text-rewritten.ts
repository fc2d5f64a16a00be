import { partOf } from '../../content/document.ts';
import { judgeEach } from '../rule.ts';

/** Prefix of the texts that `npm run new:page` drafts. Designers write "Lorem ipsum". */
export const draftMark = 'Rewrite: ';
const unfinished = /^Rewrite:|\blorem ipsum\b/i;

export const textRewritten = judgeEach('warning', ({ document, report }) => {
  const drafts = document.texts.filter(({ value }) => unfinished.test(value));
  const [first] = drafts;
  const found = first && unfinished.exec(first.value);
  if (!found) return;
  const others = drafts.length === 1 ? '' : `, and so do ${drafts.length - 1} more texts of this file`;
  report(partOf(first, found[0], found.index), `Unfinished text: it still says "${found[0]}"${others}.`, {
    hint: 'Write your own text in its place. Visitors and search engines read it as it is.',
  });
});
