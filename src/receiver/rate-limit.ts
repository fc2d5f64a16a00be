/** Lets a sender do so many things at once, and then one each time a while has passed. */
export interface RateLimit {
  /** 0 when the sender may go on, otherwise the milliseconds to wait. What is heavy counts as several things. */
  take(sender: string, weight?: number): number;
}

/** The time since the program started: the one of day may be set back, and would keep everybody waiting. */
export const monotonic = (): number => performance.now();

/** More senders than these are not told apart: the ones not heard of for longest are forgotten. */
const maxSenders = 10_000;

/** `burst` at once, then `perMinute`, for each sender. `clock` counts milliseconds and is never set back. */
export function createRateLimit(perMinute: number, burst = perMinute, clock = monotonic): RateLimit {
  const eachMs = 60_000 / perMinute;
  /** Until when a sender's share is used up by what it has sent. */
  const usedUntil = new Map<string, number>();
  return {
    take(sender, weight = 1) {
      const at = clock();
      const until = Math.max(usedUntil.get(sender) ?? at, at);
      // In whole milliseconds: who waits as long as it was told may go on.
      const waitMs = Math.round(until - at - (burst - 1) * eachMs);
      // Entered anew, so that the map stays in the order in which senders were heard of.
      usedUntil.delete(sender);
      usedUntil.set(sender, waitMs > 0 ? until : until + weight * eachMs);
      if (usedUntil.size > maxSenders) usedUntil.delete(usedUntil.keys().next().value!);
      return Math.max(0, waitMs);
    },
  };
}

/** Who sends: an address, and for IPv6 the network it is in, since one household has many addresses. */
export function senderOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const full = address.includes('::')
    ? [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end]
    : start;
  return full.slice(0, 4).join(':');
}
