import { foldSpelledOut } from '../../shared/fold-letters.ts';

/** A path as hosts compare it: `/gr%C3%BC%C3%9Fe` → `/grüße`. Invalid escapes and encoded separators stay. */
export function decodePath(path: string): string {
  if (!path.includes('%') || /%(?:2f|5c)/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid escape such as "%zz" keeps its "%".
    return path;
  }
}

/** Encodes a file's path for an address, also in CSS: white space, and what ends a path or a quote or starts an escape. */
export function encodePath(path: string): string {
  return path.replaceAll(/[\s%?#"\\]/g, encodeURIComponent);
}

/**
 * Converts a path to the site's form: `\img\beans.svg`, `public/img/beans.svg`, `./img/beans.svg` → `/img/beans.svg`.
 * Undefined for a path elsewhere on the author's computer, and for an address.
 */
export function toSitePath(path: string): string | undefined {
  const plain = path.replaceAll('\\', '/');
  const inside = plain.startsWith('public/') ? 0 : plain.lastIndexOf('/public/') + 1;
  const isInside = inside > 0 || plain.startsWith('public/');
  if (!isInside && /^[a-zA-Z][\w+.-]*:|^\/\/|(?:^|\/)\.\.(?:\/|$)/.test(plain)) return undefined;
  const address = isInside ? plain.slice(inside + 'public'.length) : plain;
  return `/${address.replace(/^[./]+/, '')}`;
}

/** `sign-in` → `signIn`. */
export function toCamelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts a name to a slug: `Über uns` → `ueber-uns`. Undefined when no character remains. */
export function slugOf(text: string): string | undefined {
  const plain = foldSpelledOut(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? undefined : plain;
}
