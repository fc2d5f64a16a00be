import type { MessageStore } from './store/message-store.ts';

export interface HealthCheck {
  /** @throws Error when nothing can be stored. */
  check(): void;
  /** A message could not be stored: the next check asks anew. */
  doubt(): void;
}

/** Asks the store whether it can write; while all goes well, once a second at most, since each time waits for the disk. */
export function createHealthCheck(store: MessageStore, now: () => number): HealthCheck {
  let foundAt = -Infinity;
  return {
    check() {
      if (Math.abs(now() - foundAt) < 1000) return;
      store.probe();
      foundAt = now();
    },
    doubt() {
      foundAt = -Infinity;
    },
  };
}
