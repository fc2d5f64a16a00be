/** Milliseconds since the program started. The time of day may be set back, which would block all senders. */
export const monotonic = (): number => performance.now();

/** The limit drops the senders that have been silent longest. */
const maxSenders = 10_000;

/**
 * A token bucket for each sender: `perMinute` at once, then as many a minute. Returns a function that takes `weight`
 * tokens: 0 when the sender may continue, else the milliseconds to wait. `clock` is monotonic, in milliseconds.
 */
export function createRateLimit(perMinute: number, clock = monotonic) {
  const eachMs = 60_000 / perMinute;
  /** When a sender has a full bucket again. */
  const usedUntil = new Map<string, number>();
  return (sender: string, weight = 1): number => {
    const at = clock();
    const until = Math.max(usedUntil.get(sender) ?? at, at);
    // Rounded, so that a sender who waits exactly as long as told may continue.
    const waitMs = Math.round(until - at - (perMinute - 1) * eachMs);
    // Insert again, to keep the map in the order of last use.
    usedUntil.delete(sender);
    usedUntil.set(sender, waitMs > 0 ? until : until + weight * eachMs);
    const [longestSilent] = usedUntil.keys();
    if (usedUntil.size > maxSenders && longestSilent !== undefined) usedUntil.delete(longestSilent);
    return Math.max(0, waitMs);
  };
}

/**
 * The key of a sender: its address, without the port that some proxies add; for IPv6 its network, because one household
 * has many addresses.
 */
export function senderOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/(\.\d+):\d+$/, '$1');
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const full = address.includes('::')
    ? [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
    : start;
  return full.slice(0, 4).join(':');
}
