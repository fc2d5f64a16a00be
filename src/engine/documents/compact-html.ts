/** The slash that React writes into void elements. */
const voidSlash = /(<(?:br|hr|img|input|source)\b[^<>]*)\/>/g;
/** Empty elements of drawings, as React writes them. */
const emptyShape = /><\/(?:path|circle|ellipse|line|rect|polyline|polygon|use)>/g;
const emptyValue = /=""/g;
/** A value that needs no quotes: nothing in it ends it, and no slash precedes the end of the tag. */
const plainValue = /="([^\s"'=<>`]*[^\s"'=<>`/])"(?=[ >])/g;

/**
 * Shortens the HTML of a body. `html`: as React and `startTag` write it, with quotation marks only around values, and
 * without the code of scripts and styles.
 */
export function compactHtml(html: string): string {
  return html
    .replaceAll(voidSlash, '$1>')
    .replaceAll(emptyShape, '/>')
    .replaceAll(emptyValue, '')
    .replaceAll(plainValue, '=$1');
}
