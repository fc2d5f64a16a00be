import type { LogEntry } from './log-entry.ts';
import type { MessageStore } from './store/message-store.ts';

/** Why a message was refused, by the status of the answer. */
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

const metrics = {
  accepted_total: 'counter Messages stored',
  repeated_total: 'counter Messages that were stored before',
  refused_total: 'counter Messages refused, by reason',
  suspects_total: 'counter Signs of spam in messages that were kept apart',
  answer_seconds: 'histogram Time until a message was answered',
  notices_sent_total: 'counter Notices sent by this instance',
  notices_failed_total: 'counter Attempts of this instance to send a notice that failed',
  notices: 'gauge Notices in the store that are not sent, by state',
  oldest_notice_seconds: 'gauge Age of the oldest notice that waits',
  store_up: 'gauge 1 while messages can be stored',
};
type Metric = keyof typeof metrics;

/** By metric, the values by their labels. */
class MetricValues {
  readonly #values = new Map<string, Map<string, number>>();

  add(metric: Metric, label = '', amount = 1): void {
    const amounts = this.#values.get(metric) ?? new Map<string, number>();
    this.#values.set(metric, amounts.set(label, (amounts.get(label) ?? 0) + amount));
  }

  clear(metric: Metric): void {
    this.#values.delete(metric);
  }

  /** The text format of Prometheus. */
  toString(): string {
    const lines = Object.entries(metrics).flatMap(([metric, described]) => {
      const [, type, help] = /^(\w+) (.*)$/.exec(described) ?? [];
      const name = `inquiries_${metric}`;
      const samples = Array.from(
        this.#values.get(metric) ?? [],
        ([label, value]) => `${name}${label} ${value}`,
      );
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples];
    });
    return `${lines.join('\n')}\n`;
  }
}

/**
 * Counts what this instance does, and writes it with the state of the store in the text format of Prometheus. Labels
 * have words of this program only, nothing that a visitor sent.
 */
export function createMetrics(openStore: () => Promise<MessageStore>) {
  const values = new MetricValues();
  // Without a first value nobody would see the first change.
  for (const metric of ['accepted_total', 'repeated_total'] as const) values.add(metric, '', 0);
  for (const reason of Object.values(refusals)) values.add('refused_total', `{reason="${reason}"}`, 0);
  return {
    /** Counts an entry of the log. */
    count(entry: LogEntry): void {
      const [, kind] = /^notice (\w+)$/.exec(entry.request) ?? [];
      if (kind !== undefined)
        values.add(
          entry.error === undefined ? 'notices_sent_total' : 'notices_failed_total',
          `{kind="${kind}"}`,
        );
      else if (entry.request.startsWith('POST ')) countAnswer(values, entry);
    },
    async write(): Promise<string> {
      await readStore(values, openStore);
      return values.toString();
    },
  };
}

function countAnswer(values: MetricValues, { status, ms, outcome, reasons = [] }: LogEntry): void {
  for (const bound of [...bounds, Infinity])
    values.add(
      'answer_seconds',
      `_bucket{le="${bound === Infinity ? '+Inf' : bound}"}`,
      ms <= bound * 1000 ? 1 : 0,
    );
  values.add('answer_seconds', '_sum', ms / 1000);
  values.add('answer_seconds', '_count');
  if (outcome === 'stored')
    for (const reason of reasons) values.add('suspects_total', `{reason="${reason}"}`);
  if (outcome) values.add(outcome === 'stored' ? 'accepted_total' : 'repeated_total');
  else values.add('refused_total', `{reason="${refusals[status] ?? 'other'}"}`);
}

/** Replaces the values that the store says. */
async function readStore(values: MetricValues, openStore: () => Promise<MessageStore>): Promise<void> {
  for (const metric of ['notices', 'oldest_notice_seconds', 'store_up'] as const) values.clear(metric);
  try {
    const store = await openStore();
    await store.probe();
    const counts = await store.countNotices();
    for (const { kind, state, count, oldest } of counts.filter((group) => group.state !== 'sent')) {
      values.add('notices', `{kind="${kind}",state="${state}"}`, count);
      const age = state === 'waiting' ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0;
      if (age > 0) values.add('oldest_notice_seconds', `{kind="${kind}"}`, age);
    }
    values.add('store_up');
  } catch {
    // The log has the reason, and health gives it.
    values.add('store_up', '', 0);
  }
}
