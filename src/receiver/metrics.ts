import type { ServerResponse } from 'node:http';
import type { LogEntry } from './create-receiver.ts';
import type { MessageStore } from './store/message-store.ts';

/** Why messages are refused, by the status of the answer. */
const refusals: Readonly<Record<number, string>> = {
  400: 'malformed',
  403: 'origin',
  404: 'address',
  405: 'method',
  409: 'conflict',
  413: 'size',
  415: 'encoding',
  422: 'answers',
  429: 'rate',
  503: 'unavailable',
};

/** Upper bounds of the histogram, in seconds. The form waits for ten. */
const bounds = [0.01, 0.05, 0.1, 0.5, 1, 5, 10];

type Labels = Readonly<Record<string, string>>;

/**
 * Counts what this instance answers, and writes it with the state of the store as Prometheus reads it. Labels have
 * values of this program only, nothing that a visitor sent.
 */
export function createMetrics() {
  const counters = new Map<string, number>();
  const durations = { buckets: bounds.map(() => 0), sum: 0, count: 0 };

  function add(name: string, labels: Labels = {}): void {
    const key = line(name, labels);
    counters.set(key, (counters.get(key) ?? 0) + 1);
  }
  // Prometheus cannot see the first event of a counter that does not exist before it.
  const start = (name: string, label: string, values: string[]) => {
    for (const value of values) counters.set(line(name, { [label]: value }), 0);
  };
  counters.set('inquiries_accepted_total', 0);
  counters.set('inquiries_repeated_total', 0);
  start('inquiries_refused_total', 'reason', Object.values(refusals));

  return {
    /** Counts an answer. */
    count({ status, ms, outcome, reasons = [], isMessage }: LogEntry): void {
      if (!isMessage) return;
      const seconds = ms / 1000;
      bounds.forEach((bound, index) => (durations.buckets[index]! += seconds <= bound ? 1 : 0));
      durations.sum += seconds;
      durations.count++;
      if (outcome !== undefined) add(`inquiries_${outcome === 'stored' ? 'accepted' : outcome}_total`);
      else if (status >= 400) add('inquiries_refused_total', { reason: refusals[status] ?? 'other' });
      if (outcome === 'stored') for (const reason of reasons) add('inquiries_suspects_total', { reason });
    },
    /** Counts an attempt to tell somebody of a message. */
    countNotice(kind: string, outcome: 'sent' | 'failed'): void {
      add(`inquiries_notices_${outcome}_total`, { kind });
    },
    async write(store: () => Promise<MessageStore>): Promise<string> {
      const stored = await readStore(store);
      const histogram = [
        ...bounds.map(
          (le, index) =>
            `${line('inquiries_answer_seconds_bucket', { le: String(le) })} ${durations.buckets[index]}`,
        ),
        `inquiries_answer_seconds_bucket{le="+Inf"} ${durations.count}`,
        `inquiries_answer_seconds_sum ${durations.sum}`,
        `inquiries_answer_seconds_count ${durations.count}`,
      ];
      const counts = Array.from(counters, ([key, value]) => `${key} ${value}`);
      const lines = [...counts.toSorted(), ...histogram, ...stored];
    },
  };
}
