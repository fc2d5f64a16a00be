import type { MessageStore } from './store/message-store.ts';

/** How long an answer holds, in milliseconds: each one waits for the disk. */
const answerMs = 1000;
/** How long the file is not read in full again, in milliseconds: that takes a second for each gigabyte. */
const verifiedMs = 10 * 60_000;

/**
 * Whether the store can take messages, at the same cost however often it is asked. The whole file is read before the
 * first answer, and again after a failed write, but only when there is room for messages, and once in ten minutes.
 */
export function createHealth(openStore: () => MessageStore, clock: () => number) {
  let answer: Promise<void> | undefined;
  let answeredAt = -Infinity;
  let isVerified = false;
  let readAt = -Infinity;
  let damage: unknown;

  async function examine(): Promise<void> {
    const store = openStore();
    store.probe();
    if (!isVerified && clock() - readAt >= verifiedMs) {
      readAt = clock();
      damage = undefined;
      try {
        store.verify();
        isVerified = true;
      } catch (error) {
        damage = error;
      }
    }
    if (damage !== undefined) throw damage;
  }

  return {
    /** @throws Error that says why messages cannot be stored. */
    ask(): Promise<void> {
      if (clock() - answeredAt >= answerMs) {
        answeredAt = clock();
        answer = examine();
      }
      return answer!;
    },
    /** After a failed write: the last answer does not hold any more. */
    doubt(): void {
      answeredAt = -Infinity;
      isVerified = false;
    },
  };
}
