/**
 * Values that could not be stored, because storage is blocked, full or missing. They last as long as the
 * page. `null` stands for a removed value.
 */
const unwritten = new Map<string, string | null>();

/** Gets a text from local storage; `null` when there is none or storage is blocked. */
export function readText(key: string): string | null {
  const pending = unwritten.get(key);
  if (pending !== undefined) return pending;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Puts a text into local storage; `null` removes it. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    unwritten.set(key, text);
  }
}
