/** Returns the offset of the next occurrence from an offset on; the length of the text when there is none. */
export type Finder = (from: number) => number;

/** Returns the offset of the matching closing bracket; undefined when there is none. */
export type FindBracket = (open: number) => number | undefined;

/** Finds a character in a text. Caches the last result, because a text is read forwards. */
export function createFinder(text: string, sign: string): Finder {
  let asked = 0;
  let found = -1;
  return (from) => {
    if (from >= asked && from <= found) return found;
    asked = from;
    const at = text.indexOf(sign, from);
    found = at === -1 ? text.length : at;
    return found;
  };
}

/** Matches brackets, without escaped ones, those in code and those around a link, as in CommonMark. */
export function createBracketFinder(text: string): FindBracket {
  let pairs: Map<number, number> | undefined;
  return (open) => (pairs ??= pairBrackets(text)).get(open);
}

function pairBrackets(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const opened: { at: number; holdsLink: boolean }[] = [];
  const findBacktick = createFinder(text, '`');
  const mark = /\\[^]|[`[\]]/g;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const { 0: sign, index: at } = match;
    if (sign === '`') mark.lastIndex = findBacktick(at + 1) < text.length ? findBacktick(at + 1) + 1 : at + 1;
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
