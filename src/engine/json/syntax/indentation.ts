/**
 * The first bracket that the indentation of a text contradicts. `unclosed`: the offsets of a bracket and of the line before
 * which it should be closed. `early`: the offset of a closing bracket behind which its list or object continues.
 */
export function findMisplaced(text: string): { unclosed?: [number, number]; early?: number } | undefined {
  const open: { at: number; indent: number }[] = [];
  let start = 0;
  // The bracket that closes last on the line before, with the indentation of the line on which it was opened.
  let closed: { at: number; indent: number } | undefined;
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    if (indent !== -1) {
      const last = open.at(-1);
      const isClosing = /^\s*[\]}]/.test(line);
      if (last && (isClosing ? indent < last.indent : indent <= last.indent))
        return { unclosed: [last.at, start] };
      if (closed && indent > closed.indent) return { early: closed.at };
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
