/** Resolves after `ms` milliseconds, or if undefined once the browser is online. Rejects when `signal` is aborted. */
export function pause(signal: AbortSignal, ms: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    }
    if (signal.aborted) return end();
    if (ms === undefined) addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
