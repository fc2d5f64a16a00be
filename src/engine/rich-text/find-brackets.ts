/** The offset of the next of one sign, from an offset on; the length of the text when there is none. */
export type Finder = (from: number) => number;

/** The bracket that closes the one at an offset; undefined when none does. */
export type FindBracket = (open: number) => number | undefined;

/** Finds one sign in a text. It remembers its last answer, because a text is read forwards. */
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

/**
 * Pairs the brackets of a text once, when the first is asked for. Escaped ones and those in code do not count, nor those
 * around a link: as in CommonMark, the inner link is the link.
 */
export function createBracketFinder(text: string): FindBracket {
  let pairs: Map<number, number> | undefined;
  return (open) => (pairs ??= pairBrackets(text)).get(open);
}

function pairBrackets(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const opened: { at: number; holdsLink: boolean }[] = [];
  const findBacktick = createFinder(text, '`');
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '`') at = findBacktick(at + 1) < text.length ? findBacktick(at + 1) : at;
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
