/**
 * What the indentation of a text contradicts first: a bracket that should be closed before the line `next`, or a closing
 * bracket behind which its list or object continues. All are offsets.
 */
type Misplaced = { opening: number; next: number } | { closing: number };

export function findMisplaced(text: string): Misplaced | undefined {
  const open: { at: number; indent: number }[] = [];
  /** The closing bracket at the end of the line before, with the indentation of the line on which it was opened. */
  let closed: { at: number; indent: number } | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    if (indent !== -1) {
      const last = open.at(-1);
      const isClosing = /^\s*[\]}]/.test(line);
      if (last && (isClosing ? indent < last.indent : indent <= last.indent))
        return { opening: last.at, next: start };
      if (closed && indent > closed.indent) return { closing: closed.at };
      closed = undefined;
    }
    for (const { 0: sign, index } of line.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
      if (sign.startsWith('"')) continue;
      const isOpening = sign === '[' || sign === '{';
      if (isOpening) open.push({ at: start + index, indent });
      closed = isOpening ? undefined : { at: start + index, indent: open.pop()?.indent ?? -1 };
    }
    start += line.length + 1;
  }
  return undefined;
}
