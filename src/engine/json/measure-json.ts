import type { FileProblem } from './file-problem.ts';
import { maxDepth } from './limits.ts';

/**
 * Counts the strings of a valid JSON text: keys and values. JSON.parse keeps only the last of duplicate keys, so a
 * lower count there means duplicates. Safe and fast for any text.
 */
export function countStrings(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    at = findClosingQuote(text, at);
    count++;
  }
  return count;
}

/** Offset of the first bracket beyond the allowed nesting; undefined when there is none. Not recursive. */
export function findTooDeep(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = findClosingQuote(text, at);
    else if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    if (depth > maxDepth) return at;
  }
  return undefined;
}

/** The problem for a text in which `findTooDeep` finds a bracket. */
export function tooDeep(text: string): FileProblem {
  const start = findTooDeep(text) ?? 0;
  return {
    kind: 'too-deep',
    place: { start, end: start + 1 },
    message: `Too deep: more than ${maxDepth} levels of brackets.`,
    hint: 'A section needs about ten levels. Check whether brackets are left open.',
  };
}

function findClosingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at - 1] === '\\' && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at === -1 ? text.length : at;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}
