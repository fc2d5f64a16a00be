import { partOf } from '../../content/document.ts';
import { judgeEach } from '../rule.ts';

/** Prefix of the texts that `npm run new:page` drafts. */
export const draftMark = 'Rewrite: ';
/** What designers, writers and programs leave where a text is missing. A link of rich text is not in such brackets. */
const leftOvers = [
  /^Rewrite:|\blorem ipsum\b|^(?:\.{3}|…)$|\[(?:your|insert|company|client|placeholder)\b[^[\]\n]{0,80}\](?![([])/i,
  // "Todo" is a word of Spanish, "Nan" a name.
  /^(?:TODO|TBD|undefined|null|NaN)$|^TODO:/,
];

export const textRewritten = judgeEach('warning', ({ document, report }) => {
  const drafts = document.texts.flatMap((text) => {
    const found = leftOvers.map((pattern) => pattern.exec(text.value)).find((match) => match !== null);
    return found ? [{ text, found }] : [];
  });
  const [first] = drafts;
  if (!first) return;
  const { text, found } = first;
  const others = drafts.length === 1 ? '' : ` This file has ${drafts.length - 1} more.`;
  report(partOf(text, found[0], found.index), `Unfinished text: it still says "${found[0]}".${others}`, {
    hint: 'Write your own text in its place. Visitors and search engines read it as it is.',
  });
});
