import { remember } from '../../shared/remember.ts';
import { isObject, type Json } from '../json/json.ts';
import { maxPlaceholderLength } from '../json/limits.ts';

/** Texts a page may name in braces: `brand` → "Harbour", `facts.experts` → "650+". */
export type Placeholders = ReadonlyMap<string, string>;

/** Every text and number of `_site/brand.json`, by its dotted path. Texts that the file's schema finds too long are left out. */
export function readPlaceholders(brand: Json | undefined): Placeholders {
  const found = new Map<string, string>();
  collect(brand, '', found);
  found.delete('$schema');
  return found;
}

function collect(value: Json | undefined, path: string, found: Map<string, string>): void {
  if (typeof value === 'number') found.set(path, String(value));
  if (typeof value === 'string' && value.length <= maxPlaceholderLength) found.set(path, value);
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value))
    collect(child, path === '' ? key : `${path}.${key}`, found);
}

/** `{{` is a literal brace; otherwise a brace opens a placeholder, even one that is never closed. */
const brace = /\{\{|\{([^{}]*)\}?/g;

/** Fills the placeholders in. Unknown ones stay as they are; the check reports them. */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  if (!text.includes('{')) return text;
  return text.replace(brace, (match: string, name: string | undefined) => {
    if (name === undefined) return '{';
    return (match.endsWith('}') ? placeholders.get(name) : undefined) ?? match;
  });
}

/**
 * A function that says where a character of a filled-in text stands in the text as it was written: at its placeholder, if
 * it came from one. A text is looked through once, however many places in it are asked for.
 */
export function createWrittenOffsets(placeholders: Placeholders): (text: string, offset: number) => number {
  const fillsOf = remember(20, (text) =>
    Array.from(text.matchAll(brace), ({ 0: match, index }) => ({
      index,
      written: match.length,
      filled: fillPlaceholders(match, placeholders).length,
    })),
  );
  return (text, offset) => {
    let grown = 0;
    for (const { index, written, filled } of fillsOf(text)) {
      if (index + grown >= offset) break;
      if (index + grown + filled > offset) return index;
      grown += filled - written;
    }
    return offset - grown;
  };
}

export interface PlaceholderUse {
  /** What stands between the braces. */
  name: string;
  /** The placeholder with its braces, and its offset in the text. */
  text: string;
  start: number;
}

/** The placeholders of a text. One whose closing brace is missing has no closing brace in `text` either. */
export function findPlaceholders(text: string): PlaceholderUse[] {
  return [...text.matchAll(brace)].flatMap((match) =>
    match[1] === undefined ? [] : [{ name: match[1], text: match[0], start: match.index }],
  );
}

/** Known names in two pairs of braces, as other programs write them: `{{ brand }}`. */
export function findDoubled(text: string, known: { has(name: string): boolean }): PlaceholderUse[] {
  return Array.from(text.matchAll(/\{\{\s{0,3}([\w.]{1,100})\s{0,3}\}\}/g), (match) => ({
    name: match[1]!,
    text: match[0],
    start: match.index,
  })).filter(({ name }) => known.has(name));
}

/** Names before a closing brace that nothing opens: `brand}`. */
export function findUnopened(text: string): PlaceholderUse[] {
  const withoutOpened = text.replaceAll(/\{[^{}]*\}/g, (opened) => ' '.repeat(opened.length));
  const found: PlaceholderUse[] = [];
  for (let end = withoutOpened.indexOf('}'); end !== -1; end = withoutOpened.indexOf('}', end + 1)) {
    let start = end;
    while (/[\w.]/.test(withoutOpened[start - 1] ?? ' ')) start--;
    if (start < end) found.push({ name: text.slice(start, end), text: text.slice(start, end + 1), start });
  }
  return found;
}
