/**
 * The offsets of the closing brackets of a text, by those of their opening ones: without escaped ones, those in code and
 * those around a link, as in CommonMark.
 */
export function pairBrackets(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const opened: { at: number; holdsLink: boolean }[] = [];
  const mark = /\\[^]|[`[\]]/g;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const { 0: sign, index: at } = match;
    if (sign === '`') mark.lastIndex = Math.max(at, text.indexOf('`', at + 1)) + 1;
    else if (sign === '[') opened.push({ at, holdsLink: false });
    else if (sign === ']') {
      const open = opened.pop();
      if (open === undefined) continue;
      if (!open.holdsLink) pairs.set(open.at, at);
      const around = opened.at(-1);
      if (around) around.holdsLink ||= open.holdsLink || text[at + 1] === '(';
    }
  }
  return pairs;
}
