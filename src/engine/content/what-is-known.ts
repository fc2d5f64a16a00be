import type { Finding } from '../diagnostics/finding.ts';
import { readPointer } from '../json/json.ts';

/**
 * Decides which missing values may be reported. A mistake hides no finding about a value that exists. It
 * hides a finding about a missing value if an invalid one, in the same block or the same part of the file,
 * may be the missing one.
 *
 * Returns a function that is true when all values at, in and around a pointer are valid. `gaps`: pointers of
 * values that are unknown without a finding of this file.
 */
export function createKnowledge(
  findings: readonly Finding[],
  gaps: readonly string[],
): (pointer: string) => boolean {
  if (findings.length + gaps.length === 0) return () => true;
  const pointers = findings.map(({ place }) => ('pointer' in place ? place.pointer : undefined));
  // A duplicate key may have replaced any part.
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
