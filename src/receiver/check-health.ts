import { monotonic } from './rate-limit.ts';
import type { MessageStore } from './store/message-store.ts';

export interface HealthCheck {
  /** @throws Error when nothing can be stored. */
  check(): void;
  /** A message could not be stored: the next check asks anew, and looks at the whole file. */
  doubt(): void;
}

/** Asks the store whether it can write; while all goes well, once a second at most, since each time waits for the disk. */
export function createHealthCheck(store: MessageStore, clock = monotonic): HealthCheck {
  let foundAt = -Infinity;
  // What was damaged before it was opened is found too.
  let isDoubted = true;
  return {
    check() {
      if (clock() - foundAt < 1000) return;
      store.probe({ thoroughly: isDoubted });
      foundAt = clock();
      isDoubted = false;
    },
    doubt() {
      foundAt = -Infinity;
      isDoubted = true;
    },
  };
}
