/** A text with what is chosen in it. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** What begins a subheading, an entry of a list and a quotation. */
const lineMark = /^(?:#{3,4} |- |> |\d+[.)] )?/;
/** What follows the words of a link. */
const linkTail = String.raw`\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)`;
const linkEnd = new RegExp(`^${linkTail}`);
const wholeMarks = [new RegExp(String.raw`^(\[)([^[\]]+)${linkTail}$`), /^(\*+)([^*]+)\1$/];

/** What a mark must not hold, by the sign that opens it: the same mark again. */
const nested: Record<string, RegExp> = {
  '**': /(?<!\\)\*\*()/g,
  '*': /(?<![\\*])\*()(?!\*)/g,
  '[': new RegExp(String.raw`\[([^[\]]+)${linkTail}`, 'g'),
};

/** Puts marks around the chosen words, or takes them away; around the words of each line, if several are chosen. */
export function markWords({ text, start, end }: Marked, open: string, close: string): Marked {
  const chosen = text.slice(start, end);
  if (chosen.trim().includes('\n')) {
    const written = markEach(chosen.split('\n'), open, close);
    return { text: text.slice(0, start) + written + text.slice(end), start, end: start + written.length };
  }
  const { from, to } = findWords(text, start, end);
  const before = text.slice(0, from);
  const words = text.slice(from, to);
  const after = text.slice(to);
  const closing = closingOf(before, after, open);
  const size = open.length;
  if (closing !== undefined)
    return {
      text: before.slice(0, -size) + words + after.slice(closing.length),
      start: from - size,
      end: to - size,
    };
  const inner = words.replaceAll(nested[open]!, '$1');
  const own = from + size;
  return { text: before + open + inner + close + after, start: own, end: own + inner.length };
}

function markEach(lines: readonly string[], open: string, close: string): string {
  const parts = lines.map((line) => {
    const [mark] = lineMark.exec(line)!;
    const words = line.slice(mark.length);
    const { text: other } = markWords({ text: words, start: 0, end: words.length }, open, close);
    return { mark, words, other, isBlank: words.trim() === '', isMarked: other.length < words.length };
  });
  const isMarked = parts.every((part) => part.isBlank || part.isMarked);
  return parts
    .map((part) => part.mark + (part.isBlank || part.isMarked !== isMarked ? part.words : part.other))
    .join('\n');
}

/** The chosen words without the spaces and marks that were chosen with them. */
function findWords(text: string, start: number, end: number): { from: number; to: number } {
  const chosen = text.slice(start, end);
  const words = chosen.trim();
  const from = start + chosen.indexOf(words);
  const found = wholeMarks.map((mark) => mark.exec(words)).find((match) => match !== null);
  const [, opening = '', inner = words] = found ?? [];
  return { from: from + opening.length, to: from + opening.length + inner.length };
}

/** What closes the mark around a place; undefined when it has none. */
function closingOf(before: string, after: string, open: string): string | undefined {
  if (open === '[') return before.endsWith('[') ? linkEnd.exec(after)?.[0] : undefined;
  const stars = Math.min(/\**$/.exec(before)![0].length, /^\**/.exec(after)![0].length);
  const isOpen = open === '**' ? stars > 1 : stars % 2 === 1;
  return isOpen ? open : undefined;
}

/** Puts a mark in front of the chosen lines, or takes it away. */
export function markLines({ text, start, end }: Marked, mark: string): Marked {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  // A line that is chosen with its end is not also the next one.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const until = text.indexOf('\n', last);
  const to = until < 0 ? text.length : until;
  const lines = text.slice(from, to).split('\n');
  const isBlank = lines.every((line) => line.trim() === '');
  const isMarked = !isBlank && lines.every((line) => line.startsWith(mark) || line.trim() === '');
  const changed = lines.map((line) => {
    if (line.trim() === '' && !isBlank) return line;
    return isMarked ? line.slice(mark.length) : mark + line.replace(lineMark, '');
  });
  const written = changed.join('\n');
  return { text: text.slice(0, from) + written + text.slice(to), start: from, end: from + written.length };
}

/** Puts Markdown in place of what is chosen. Headings, lists and paragraphs stand between empty lines. */
export function insertBlocks({ text, start, end }: Marked, markdown: string): Marked {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isBlocks = /^(?:#|- |> |\d+\. )|\n/.test(markdown);
  const front = isBlocks && before.trim() !== '' ? `${before.trimEnd()}\n\n${markdown}` : before + markdown;
  const back = isBlocks && after.trim() !== '' ? `\n\n${after.trimStart()}` : after;
  return { text: front + back, start: front.length, end: front.length };
}
