import { useSyncExternalStore } from 'react';

/** False in the served HTML and true once the block is alive: for what only holds when scripts are there. */
export function useLive(): boolean {
  return useSyncExternalStore(neverChanges, isLive, isServed);
}

const neverChanges = () => () => {};
const isLive = () => true;
const isServed = () => false;
