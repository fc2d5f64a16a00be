import { memoize } from '../../shared/memoize.ts';
import { isObject, type Json, maxPlaceholderLength } from '../json/json.ts';

/** Values that texts may name in braces: `brand` → "Harbour", `facts.experts` → "650+". */
export type Placeholders = ReadonlyMap<string, string>;

/** The texts and numbers of `_site/brand.json` by dotted path, without texts that are too long for its schema. */
export function readPlaceholders(brand: Json | undefined): Placeholders {
  const values = new Map<string, string>();
  collect(brand, '', values);
  values.delete('$schema');
  return values;
}

function collect(value: Json | undefined, path: string, values: Map<string, string>): void {
  if (typeof value === 'number') values.set(path, String(value));
  if (typeof value === 'string' && value.length <= maxPlaceholderLength) values.set(path, value);
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value))
    collect(child, path === '' ? key : `${path}.${key}`, values);
}

/** `{{` is a literal brace; otherwise a brace opens a placeholder, even one that is never closed. */
const brace = /\{\{|\{([^{}]*)\}?/g;

/** Fills in the placeholders. Unknown ones stay as they are; the check reports them. */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  if (!text.includes('{')) return text;
  return text.replace(brace, (match: string, name: string | undefined) => {
    if (name === undefined) return '{';
    return (match.endsWith('}') ? placeholders.get(name) : undefined) ?? match;
  });
}

/**
 * Returns a function that maps an offset in a filled-in text to the offset in the text as written: the start
 * of a placeholder for an offset in its value. It parses each text once.
 */
export function createWrittenOffsets(placeholders: Placeholders): (text: string, offset: number) => number {
  const fillsOf = memoize(20, (text) =>
    Array.from(text.matchAll(brace), ({ 0: match, index }) => ({
      index,
      length: match.length,
      filled: fillPlaceholders(match, placeholders).length,
    })),
  );
  return (text, offset) => {
    let grown = 0;
    for (const { index, length, filled } of fillsOf(text)) {
      if (index + grown >= offset) break;
      if (index + grown + filled > offset) return index;
      grown += filled - length;
    }
    return offset - grown;
  };
}

export interface WrittenPlaceholder {
  /** The text between the braces. */
  name: string;
  /** The placeholder with its braces, and its offset in the text. */
  text: string;
  start: number;
}

/** What looks like a placeholder, in the syntax of other programs and in this one's. The group of each is the name. */
const syntaxes = [
  /(?<!\{)\{{2,3}([^{}]{1,200})\}{2,3}/,
  /\[\[\s{0,3}([\w.]{1,100})\s{0,3}\]\]/,
  /<%=?\s{0,3}([\w.]{1,100})\s{0,3}%>/,
  /%([\w.]{1,100})%/,
  /｛\s{0,3}([\w.]{1,100})\s{0,3}｝/,
  // A literal brace.
  /\{\{/,
  /\$?\{(?!\{)([^{}]*)\}?/,
  // Without its opening brace.
  /(?<![\w.{])([\w.]+)\}/,
];
export const anySyntax = new RegExp(syntaxes.map(({ source }) => source).join('|'), 'g');

/** Everything in a text that looks like a placeholder. A missing brace is missing in `text` too. */
export function findPlaceholders(text: string): WrittenPlaceholder[] {
  return Array.from(text.matchAll(anySyntax), (match) => {
    const [whole, ...names] = match;
    return { name: names.find(Boolean) ?? '', text: whole, start: match.index };
  });
}
