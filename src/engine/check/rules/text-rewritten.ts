import { placeIn } from '../../content/document.ts';
import { judgeEach } from '../rule.ts';

/** Prefix of the texts that `npm run new:site` and `new:page` draft. */
export const draftMark = 'Rewrite: ';
/** What designers and writers leave in a text. A link of rich text is not in such brackets. */
const leftOver =
  /^Rewrite:|\blorem ipsum\b|\[(?:your|insert|company|client|placeholder)\b[^[\]\n]{0,80}\](?![([])/i;
/** What writers and programs leave where a text is missing. "Todo" is a word of Spanish, "Nan" a name. */
const missing = /^(?:\.{3}|…|TODO|TBD|undefined|null|NaN)$|^TODO:/;
const findIn = (text: string) => leftOver.exec(text) ?? missing.exec(text);

export const textRewritten = judgeEach('warning', ({ document, report }) => {
  const drafts = document.texts.filter(({ value }) => findIn(value));
  const [first] = drafts;
  const found = first && findIn(first.value);
  if (!found) return;
  const others = drafts.length === 1 ? '' : ` This file has ${drafts.length - 1} more.`;
  report(placeIn(first, found[0], found.index), `Unfinished text: it still says "${found[0]}".${others}`, {
    hint: 'Write your own text in its place. Visitors and search engines read it as it is.',
  });
});
