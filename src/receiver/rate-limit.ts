/** Lets a sender do so many things at once, and then one each time a while has passed. */
export interface RateLimit {
  /** 0 when the sender may go on, otherwise the milliseconds to wait. */
  take(sender: string): number;
}

/** More senders than these are not told apart: the ones not heard of for longest are forgotten. */
const maxSenders = 10_000;

/** A token bucket per sender: `burst` at once, then `perMinute`. */
export function createRateLimit(perMinute: number, burst = perMinute, now = Date.now): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(sender) {
      const at = now();
      const known = buckets.get(sender) ?? { tokens: burst, at };
      const tokens = Math.min(burst, known.tokens + ((at - known.at) / 60_000) * perMinute);
      // Entered anew, so that the map stays in the order in which senders were heard of.
      buckets.delete(sender);
      buckets.set(sender, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      if (buckets.size > maxSenders) buckets.delete(buckets.keys().next().value!);
      return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * 60_000) / perMinute);
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
