import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

// Sections that load nothing of react-router-dom, and share state though each hydrates by itself.

const Part = lazy(() => import('./LazyPart.tsx'));

export function ReactLazyOnClick() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense fallback={<p>Loading</p>}>{isOpen && <Part name="Late" />}</Suspense>
    </>
  );
}

export function ReactSharedStore() {
  const [, setChosen] = useChosen();
  return (
    <button type="button" onClick={() => setChosen('red')}>
      Choose
    </button>
  );
}

export function ReactSharedReader() {
  return <p data-is="">{useChosen()[0]}</p>;
}

let chosen = 'none';
const listeners = new Set<() => void>();

/** State that both sections share, each hydrated by itself. */
function useChosen(): [string, (next: string) => void] {
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
