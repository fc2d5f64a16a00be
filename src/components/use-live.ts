import { useEffect, useState } from 'react';

/** False in the served HTML and true once the block is alive: for what only holds when scripts are there. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
