import { useSyncExternalStore } from 'react';

/** False in the served HTML and true after hydration: for content that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isHydrated, isServed);
}

const neverChanges = () => () => {};
const isHydrated = () => true;
const isServed = () => false;
