import { partOf } from '../../content/document.ts';
import { judgeEach } from '../rule.ts';

/** Prefix of the texts that `npm run new:page` drafts. */
export const draftMark = 'Rewrite: ';
/** What designers, writers and programs leave where a text is missing. "Todo" is a word of Spanish, "Nan" a name. */
const unfinished =
  /^Rewrite:|\b[Ll]orem [Ii]psum\b|^(?:\.{3}|…|TODO|TBD|undefined|null|NaN)$|^TODO:|\[(?:[Yy]our|YOUR|[Ii]nsert|INSERT|[Cc]ompany|[Cc]lient|[Pp]laceholder)\b[^[\]\n]{0,80}\](?![([])/;

export const textRewritten = judgeEach('warning', ({ document, report }) => {
  const drafts = document.texts.filter(({ value }) => unfinished.test(value));
  const [first] = drafts;
  const found = first && unfinished.exec(first.value);
  if (!found) return;
  const others = drafts.length === 1 ? '' : ` This file has ${drafts.length - 1} more.`;
  report(partOf(first, found[0], found.index), `Unfinished text: it still says "${found[0]}".${others}`, {
    hint: 'Write your own text in its place. Visitors and search engines read it as it is.',
  });
});
