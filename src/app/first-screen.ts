/** React writes no angle bracket into an attribute. */
const openingTag = /<(\w+)\b([^<>]*)>/g;

/**
 * HTML without dialogs and without what stands in elements marked `data-closed`: visitors see it once they have asked for
 * it, so its styles need not be in the document.
 * @throws Error when one of them has no end.
 */
export function withoutClosed(html: string): string {
  let result = '';
  let from = 0;
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of html.matchAll(openingTag)) {
    const isDialog = name === 'dialog';
    if (index < from || !(isDialog || attributes.includes(' data-closed=""'))) continue;
    const inner = index + tag.length;
    const end = endOfContent(html, inner, name);
    result += html.slice(from, isDialog ? index : inner);
    from = isDialog ? end + '</dialog>'.length : end;
  }
  return result + html.slice(from);
}

/** Where the end tag of an element stands whose content begins at `from`. */
function endOfContent(html: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`An element <${name}> has no end.`);
}
