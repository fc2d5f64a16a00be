import { placeIn } from '../../content/compiled-file.ts';
import { judgeEach } from '../rule.ts';

/** The mark of drafts, and what designers and writers leave in a text. A link of rich text is not in such brackets. */
const leftOver =
  /^Rewrite:|\blorem ipsum\b|\[(?:your|insert|company|client|placeholder)\b[^[\]\n]{0,80}\](?![([])/i;
/** What writers and programs leave where a text is missing. "Todo" is a word of Spanish, "Nan" a name. */
const missing = /^(?:\.{3}|…|TODO|TBD|undefined|null|NaN)$|^TODO:/;
const findIn = (text: string) => leftOver.exec(text) ?? missing.exec(text);

export const textRewritten = judgeEach('warning', ({ contentFile, report }) => {
  const drafts = contentFile.texts.filter(({ value }) => findIn(value));
  const [first] = drafts;
  const match = first && findIn(first.value);
  if (!match) return;
  const moreInFile = drafts.length === 1 ? '' : ` This file has ${drafts.length - 1} more.`;
  report(
    placeIn(first, match[0], match.index),
    `Unfinished text: it still says "${match[0]}".${moreInFile}`,
    {
      hint: 'Write your own text in its place. Visitors and search engines read it as it is.',
    },
  );
});
