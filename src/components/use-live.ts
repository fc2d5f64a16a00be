import { useSyncExternalStore } from 'react';

/** False in the served HTML and true after hydration: for content that needs scripts. */
export function useLive(): boolean {
  return useSyncExternalStore(neverChanges, isLive, isServed);
}

const neverChanges = () => () => {};
const isLive = () => true;
const isServed = () => false;
