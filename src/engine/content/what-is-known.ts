import type { Finding } from '../diagnostics/finding.ts';
import { readPointer } from '../json/json.ts';

/**
 * What a mistake hides: nothing that is there; only what is missing is not reported while something that could not be
 * understood, in the same block or the same part of the file, may be it.
 *
 * Returns the function that tells whether all at, in and around a pointer was understood. `gaps`: pointers of what cannot
 * be known without being a finding of this file.
 */
export function createKnowledge(
  findings: readonly Finding[],
  gaps: readonly string[],
): (pointer: string) => boolean {
  if (findings.length + gaps.length === 0) return () => true;
  const pointers = findings.map(({ place }) => ('pointer' in place ? place.pointer : undefined));
  // A key that stands twice may have taken any part's place.
  if (pointers.includes(undefined)) return () => false;
  const doubtful = new Set([...pointers, ...gaps].map((pointer) => partOf(pointer ?? '')));
  return (pointer) => {
    const part = partOf(pointer);
    if (doubtful.has(part)) return false;
    if (part === '/sections') return ![...doubtful].some((other) => other.startsWith('/sections/'));
    return !(part.startsWith('/sections/') && doubtful.has('/sections'));
  };
}

/** The block a pointer leads into, or the property of the file: `/sections/3`, `/title`. */
function partOf(pointer: string): string {
  const [first, index] = readPointer(pointer);
  if (first === undefined) return '';
  return first === 'sections' && index !== undefined ? `/sections/${index}` : `/${first}`;
}
