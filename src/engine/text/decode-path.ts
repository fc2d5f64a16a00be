/** A path as hosts compare it: `/gr%C3%BC%C3%9Fe` → `/grüße`. One that hides a separator or encodes nothing stays as it is. */
export function decodePath(path: string): string {
  if (!path.includes('%') || /%(?:2f|5c)/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // A "%" that encodes nothing stands for itself.
    return path;
  }
}

/** The path of a file as an address names it: what would end the path, or the address, is encoded. */
export function encodePath(path: string): string {
  return path.replaceAll(/[\s%?#]/g, encodeURIComponent);
}
