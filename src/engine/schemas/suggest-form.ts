import { slugOf, toSitePath } from '../text/paths.ts';

/**
 * Characters that JSON reads from a path written with "\\", and the letters behind the "\\": "\\tech" begins
 * with a tab.
 */
const escapes: Record<string, string> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };

/** Usual corrections of a text that breaks its pattern. */
const ways: readonly ((text: string) => string | undefined)[] = [
  (text) => text.trim(),
  (text) => toSitePath(text.replaceAll(/[\b\f\n\r\t]/g, (char) => `\\${escapes[char]}`)),
  (text) => toSitePath(text.replaceAll(' ', '%20')),
  (text) => `https://${text}`,
  (text) => text.replace(/^http:/, 'https:').replace(/\/$/, ''),
  (text) => text.replace(/^https?:\/\/[^/]*/, '').replace(/\/$/, ''),
];

/** Corrections of a name, for properties without capital letters. */
const names: typeof ways = [
  slugOf,
  (text) =>
    `/${text
      .split('/')
      .flatMap((part) => slugOf(part.replace(/\.(?:json|html?)$/, '')) ?? [])
      .join('/')}`,
  toCamelCase,
];

/** Longer texts are not names. */
const maxLetters = 200;

/** The text corrected to fit its pattern; undefined when no usual correction fits. */
export function suggestForm(text: string, pattern: string): string | undefined {
  if (pattern === '' || text.length > maxLetters || text.includes('<')) return undefined;
  const wanted = new RegExp(pattern, 'u');
  // An old address with other letters would be a different address.
  const takesAsItIs = wanted.test('/A');
  for (const write of takesAsItIs ? ways : [...ways, ...names]) {
    const meant = write(text);
    if (meant !== undefined && meant !== text && wanted.test(meant)) return meant;
  }
  return undefined;
}

function toCamelCase(text: string): string | undefined {
  const [first, ...others] = slugOf(text)?.split('-') ?? [];
  if (first === undefined) return undefined;
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
