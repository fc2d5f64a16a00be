import { isObject, type Json } from './json.ts';

/** Texts a page may name in braces: `brand` → "Weftari", `facts.experts` → "650+". */
export type Placeholders = ReadonlyMap<string, string>;

/** Every text and number of `_site/brand.json`, by its dotted path. */
export function readPlaceholders(brand: Json | undefined): Placeholders {
  const found = new Map<string, string>();
  collect(brand, '', found);
  found.delete('$schema');
  return found;
}

function collect(value: Json | undefined, path: string, found: Map<string, string>): void {
  if (typeof value === 'string' || typeof value === 'number') found.set(path, String(value));
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

/** Names before a closing brace that nothing opens: `brand}`. */
export function findUnopened(text: string): PlaceholderUse[] {
  const withoutOpened = text.replaceAll(/\{[^{}]*\}/g, (opened) => ' '.repeat(opened.length));
  return [...withoutOpened.matchAll(/([\w.]+)\}/g)].map((match) => ({
    name: match[1] ?? '',
    text: match[0],
    start: match.index,
  }));
}
