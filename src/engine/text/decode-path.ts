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

/** Encodes a file's path for an address: white space and the characters that would end the path or start an escape. */
export function encodePath(path: string): string {
  return path.replaceAll(/[\s%?#]/g, encodeURIComponent);
}
