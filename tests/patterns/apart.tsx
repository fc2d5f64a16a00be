import { lazy, Suspense, useState } from 'react';
import { useChosen } from './store.ts';

// Sections that load nothing of react-router-dom, and share state though each hydrates by itself.

const LatePart = lazy(() => import('./LatePart.tsx'));

export function ReactLazyOnClick() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense fallback={<p>Loading</p>}>{isOpen && <LatePart />}</Suspense>
    </>
  );
}

export function ReactSharedStore() {
  const [, choose] = useChosen();
  return (
    <button type="button" onClick={() => choose('red')}>
      Choose
    </button>
  );
}

export function ReactSharedReader() {
  return <p data-is="">{useChosen()[0]}</p>;
}
