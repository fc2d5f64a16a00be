import type { ScratchCopy } from './scratch-copy.ts';

/** A small mistake, described by whole lines of a file: the original and the replacement. */
export interface Mistake {
  area: string;
  kind: string;
  file: string;
  line: number;
  was: string;
  becomes: string;
}

/** Identifies a mistake independently of its line number. */
export function nameOf({ file, was, becomes }: Mistake): string {
  return `${file}\n${was}\n${becomes}`;
}

/** Finds the lines of a mistake in a text, closest to their original place. */
function locate({ line, was }: Mistake, text: string): number | undefined {
  const lines = text.split('\n');
  const wanted = was.split('\n');
  const places = [...lines.keys()].filter((from) =>
    wanted.every((wantedLine, at) => lines[from + at] === wantedLine),
  );
  const [nearest] = places.toSorted((a, b) => Math.abs(a + 1 - line) - Math.abs(b + 1 - line));
  return nearest === undefined ? undefined : lines.slice(0, nearest).join('\n').length + Math.sign(nearest);
}

/** Makes a mistake in a copy. Returns a function that reverts it; undefined when the lines no longer exist. */
export function makeMistake(copy: ScratchCopy, mistake: Mistake): (() => void) | undefined {
  const text = copy.read(mistake.file);
  const at = locate(mistake, text);
  if (at === undefined) return undefined;
  copy.write(mistake.file, text.slice(0, at) + mistake.becomes + text.slice(at + mistake.was.length));
  return () => copy.write(mistake.file, text);
}
