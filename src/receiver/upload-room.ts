import { notStored } from './answers.ts';

export interface Upload {
  /** Books what has come. It may give up this upload, or another one. */
  take(bytes: number): void;
  /** Aborts with an HttpError when the upload is given up, because the room is needed for faster ones. */
  signal: AbortSignal;
  /** The body has come in full: it is not given up any more. */
  complete(): void;
  /** Frees its room. */
  close(): void;
}

/** After this time in milliseconds, half of what an upload has sent no longer counts as its speed. */
const halfLifeMs = 5000;

/**
 * Memory for bodies with files that are not stored yet: `maxBytes` for all senders together. What is announced takes
 * none of it. When it is full, the slowest upload is given up. `clock` is monotonic, in milliseconds.
 */
export function createUploadRoom(maxBytes: number, clock: () => number) {
  const coming = new Set<{ speed: number; at: number; giveUp(): void }>();
  let used = 0;
  const isFull = () => used > maxBytes;
  return (): Upload => {
    const controller = new AbortController();
    let held = 0;
    const state = { speed: 0, at: clock(), giveUp };
    coming.add(state);
    function close(): void {
      coming.delete(state);
      used -= held;
      held = 0;
    }
    function giveUp(): void {
      close();
      controller.abort(notStored('Too many files are being received at once.', { connection: 'close' }));
    }
    return {
      signal: controller.signal,
      take(bytes) {
        const now = clock();
        const speedOf = ({ speed, at }: { speed: number; at: number }) =>
          speed * 0.5 ** ((now - at) / halfLifeMs);
        Object.assign(state, { speed: speedOf(state) + bytes, at: now });
        held += bytes;
        used += bytes;
        while (isFull() && coming.size > 0)
          [...coming]
            .reduce((slowest, upload) => (speedOf(upload) < speedOf(slowest) ? upload : slowest))
            .giveUp();
      },
      complete: () => void coming.delete(state),
      close,
    };
  };
}
