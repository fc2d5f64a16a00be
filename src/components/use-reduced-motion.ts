import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../theme/media.ts';

/** Whether the visitor asked their device for less motion. The server takes the common case. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reducedMotion);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
}
