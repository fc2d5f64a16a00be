import { useSyncExternalStore } from 'react';

let chosen = 'none';
const listeners = new Set<() => void>();

/** State that several sections of a page share, each hydrated by itself. */
export function useChosen(): [string, (next: string) => void] {
  const value = useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => chosen,
    () => 'none',
  );
  return [value, choose];
}

function choose(next: string): void {
  chosen = next;
  for (const notify of listeners) notify();
}
