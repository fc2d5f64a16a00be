/**
 * The offsets of the closing brackets of a text, by those of their opening ones: without escaped ones, those in code and
 * those around a link, as in CommonMark.
 */
export function pairBrackets(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const opened: { at: number; holdsLink: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '`') at = Math.max(at, text.indexOf('`', at + 1));
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
