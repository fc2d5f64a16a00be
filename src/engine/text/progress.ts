/** Shows on one terminal line how far a long task is. Writes nothing without a terminal. */
export interface Progress {
  update(done: number, total: number): void;
  end(): void;
}

/** Short tasks show nothing: a line that appears only briefly distracts. */
const quietMs = 500;
const everyMs = 100;

/** Shows `label 120 of 5000` on standard error while it is a terminal. */
export function createProgress(label: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { update() {}, end() {} };
  const start = performance.now();
  let last = start + quietMs - everyMs;
  let shown = false;
  return {
    update(done, total) {
      const now = performance.now();
      if (now - last < everyMs) return;
      last = now;
      shown = true;
      stream.write(`\r${label} ${done} of ${total}`);
    },
    end() {
      if (shown) stream.write('\r\u001b[K');
    },
  };
}
