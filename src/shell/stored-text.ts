/**
 * What could not be written. Storage may be blocked, full or gone; values then hold until the page is left, which
 * is all that can be done without it. `null` stands for a removed value.
 */
const unwritten = new Map<string, string | null>();

/** The text kept in the browser under a key; `null` when there is none or it cannot be read. */
export function readText(key: string): string | null {
  const kept = unwritten.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked: as good as never written.
    return null;
  }
}

/** Keeps a text in the browser under a key; `null` removes it. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    unwritten.set(key, text);
  }
}
