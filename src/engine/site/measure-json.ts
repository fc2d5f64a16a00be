import { maxDepth } from './limits.ts';

export interface JsonMeasure {
  /** How many keys the text writes, twins included; JSON.parse keeps only the last of twins. */
  keys: number;
  /** Offset of the first bracket beyond the allowed nesting. */
  tooDeepAt?: number;
}

const quote = 0x22;
const backslash = 0x5c;

/** Counts keys and nesting in one pass without recursion, so it is safe on any text. Call it before JSON.parse. */
export function measureJson(text: string): JsonMeasure {
  let keys = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case quote:
        i = findClosingQuote(text, i);
        break;
      case 0x3a: // :
        keys++;
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > maxDepth) return { keys, tooDeepAt: i };
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
    }
  }
  return { keys };
}

function findClosingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text.charCodeAt(at - 1) === backslash && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at === -1 ? text.length : at;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}
