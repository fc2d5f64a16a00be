import { monotonic } from './rate-limit.ts';
import type { MessageStore } from './store/message-store.ts';

export interface HealthCheck {
  /** @throws Error when messages cannot be stored. */
  check(): void;
  /** Reports a failed write: the next check ignores the last result and verifies the whole file. */
  reportFailure(): void;
}

/** Probes the store at most once a second while it works, because each probe waits for the disk. */
export function createHealthCheck(store: MessageStore, clock = monotonic): HealthCheck {
  let checkedAt = -Infinity;
  // The first check verifies the whole file: it may have been damaged before it was opened.
  let needsFullCheck = true;
  return {
    check() {
      if (clock() - checkedAt < 1000) return;
      store.probe({ thoroughly: needsFullCheck });
      checkedAt = clock();
      needsFullCheck = false;
    },
    reportFailure() {
      checkedAt = -Infinity;
      needsFullCheck = true;
    },
  };
}
