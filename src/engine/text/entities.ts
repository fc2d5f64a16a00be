import { decodeHTML, decodeHTMLStrict } from 'entities';

/** Candidates for character references of HTML: `&nbsp;`, `&#8211;`, and `&copy 2024`, which browsers accept too. */
export const entity = /&(?:#\d{1,7};|#[xX][0-9a-fA-F]{1,6};|[a-zA-Z][a-zA-Z0-9]{1,31}(?:;|(?![\w;&=])))/y;

/** The character of a reference; undefined for text that only looks like a reference, such as "AT&T". */
export function decodeEntity(text: string): string | undefined {
  const meant = text.endsWith(';') ? decodeHTMLStrict(text) : decodeHTML(text);
  // Without a semicolon, browsers also decode a reference at the start of a longer word.
  if (
    meant === text ||
    (meant.includes('&') && meant !== '&') ||
    (!text.endsWith(';') && [...meant].length > 1)
  )
    return undefined;
  return meant >= ' ' && !meant.includes('\ufffd') ? meant : undefined;
}
