import { decodeHTML, decodeHTMLStrict } from 'entities';

/** What may be a character reference of HTML: `&nbsp;`, `&#8211;`, and `&copy 2024`, which browsers read as well. */
export const entity = /&(?:#\d{1,7};|#[xX][0-9a-fA-F]{1,6};|[a-zA-Z][a-zA-Z0-9]{1,31}(?:;|(?![\w;&=])))/y;

/** The character that a reference stands for; undefined for what only looks like one, such as "AT&T". */
export function decodeEntity(text: string): string | undefined {
  const meant = text.endsWith(';') ? decodeHTMLStrict(text) : decodeHTML(text);
  // Without a semicolon, browsers also read the beginning of a longer word.
  if (
    meant === text ||
    (meant.includes('&') && meant !== '&') ||
    (!text.endsWith(';') && [...meant].length > 1)
  )
    return undefined;
  return meant >= ' ' && !meant.includes('\ufffd') ? meant : undefined;
}
