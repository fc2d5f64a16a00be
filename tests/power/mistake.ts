import type { ScratchCopy } from './scratch-copy.ts';

/** A small mistake, told by whole lines of a file: what stands there, and what would stand there. */
export interface Mistake {
  area: string;
  kind: string;
  file: string;
  line: number;
  was: string;
  becomes: string;
}

/** What names a mistake wherever its lines stand in the file. */
export function nameOf({ file, was, becomes }: Mistake): string {
  return `${file}\n${was}\n${becomes}`;
}

/** Where the lines of a mistake stand in a text: nearest to where they were drawn. */
function locate({ line, was }: Mistake, text: string): number | undefined {
  const lines = text.split('\n');
  const wanted = was.split('\n');
  const places = [...lines.keys()].filter((from) => wanted.every((one, at) => lines[from + at] === one));
  const [nearest] = places.toSorted((a, b) => Math.abs(a + 1 - line) - Math.abs(b + 1 - line));
  return nearest === undefined ? undefined : lines.slice(0, nearest).join('\n').length + Math.sign(nearest);
}

/** Puts a mistake into a copy. Gives what puts it right again, or nothing where the lines are gone. */
export function makeMistake(copy: ScratchCopy, mistake: Mistake): (() => void) | undefined {
  const text = copy.read(mistake.file);
  const at = locate(mistake, text);
  if (at === undefined) return undefined;
  copy.write(mistake.file, text.slice(0, at) + mistake.becomes + text.slice(at + mistake.was.length));
  return () => copy.write(mistake.file, text);
}
