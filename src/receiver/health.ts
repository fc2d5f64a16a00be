import { isOther, publicReasons, Unavailable } from './store/engine.ts';
import type { MessageStore } from './store/message-store.ts';

/** How long an answer holds, in milliseconds: each one waits for the disk. */
const answerMs = 1000;
/** How long the store may take to answer, in milliseconds. */
const patienceMs = 2000;
/** How long a file is not read in full again, in milliseconds: that takes a second for each gigabyte. */
const verifiedMs = 10 * 60_000;

/** What anybody may read of an error: no address, file or user. The log has the whole sentence. */
export function tellReason(error: unknown): string {
  if (error instanceof Unavailable) return 'The database cannot be reached.';
  const { message } = error as Error;
  if (message.endsWith(isOther)) return `The messages were ${isOther}`;
  return publicReasons.find((reason) => message.endsWith(reason)) ?? 'The log says why.';
}

/**
 * Whether the store can take messages, at the same cost however often it is asked. A whole file is read before the first
 * answer, and again after a failed write, but only when there is room for messages, and once in ten minutes.
 */
export function createHealth(openStore: () => Promise<MessageStore>, clock: () => number) {
  let answer = Promise.resolve();
  let isAsking = false;
  let answeredAt = -Infinity;
  let isVerified = false;
  let readAt = -Infinity;
  let damage: unknown;

  async function examine(): Promise<void> {
    const store = await openStore();
    await store.probe();
    if (!isVerified && clock() - readAt >= verifiedMs) {
      readAt = clock();
      damage = undefined;
      try {
        await store.verify();
        isVerified = true;
      } catch (error) {
        damage = error;
      }
    }
    if (damage !== undefined) throw damage;
  }

  /** A database that does not answer is not asked again meanwhile. */
  async function askInTime(): Promise<void> {
    isAsking = true;
    const examined = examine().finally(() => (isAsking = false));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new Unavailable('The database did not answer within two seconds.');
      timer = setTimeout(reject, patienceMs, error);
    });
    await Promise.race([examined, late]).finally(() => clearTimeout(timer));
  }

  return {
    /** @throws Error that says why messages cannot be stored. */
    ask(): Promise<void> {
      if (!isAsking && clock() - answeredAt >= answerMs) {
        answeredAt = clock();
        answer = askInTime();
      }
      return answer;
    },
    /** After a failed write: the last answer does not hold any more. */
    invalidate(): void {
      answeredAt = -Infinity;
      isVerified = false;
    },
  };
}
