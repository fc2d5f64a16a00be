/** Offsets in a text. */
export interface Range {
  start: number;
  end: number;
}

interface Position {
  /** Line and column start at 1; columns count UTF-16 units, as editors do. */
  line: number;
  column: number;
}

/** A line's end: of Unix, of Windows, and of old Macs. */
export const lineEnd = /\r\n?|\n/g;

/** Converts offsets of a text to lines and columns. */
export function createLineIndex(text: string) {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(lineEnd)) starts.push(index + end.length);
  return {
    offsetAt: ({ line, column }: Position): number => (starts[line - 1] ?? 0) + column - 1,
    positionAt(offset: number): Position {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
  };
}
