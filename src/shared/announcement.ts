/** The key under which a browser keeps that the visitor has closed an announcement. It changes with the text (FNV-1a). */
export function announcementKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return `announcement-${(hash >>> 0).toString(36)}`;
}
