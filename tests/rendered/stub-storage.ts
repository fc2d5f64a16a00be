import { vi } from 'vitest';

/** Puts a storage in the place of the browser's that can be told to fail. */
export function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const failing = { read: false, write: false };
  const texts = new Map<string, string>();
  const guard = (way: keyof typeof failing) => {
    if (failing[way]) throw new DOMException('No storage', 'QuotaExceededError');
  };
  const methods = {
    getItem(key: string) {
      guard('read');
      return texts.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      guard('write');
      texts.set(key, text);
    },
    removeItem(key: string) {
      guard('write');
      texts.delete(key);
    },
  };
  // A storage lists what it keeps as its own properties.
  const storage = new Proxy(methods, {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal(name, storage);
  return { texts, failing };
}
