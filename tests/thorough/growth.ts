const startSize = 250;
const largestSize = 8000;
/** Shorter runs measure the machine rather than the job. */
const enoughMs = 2;
/** Factors between the two inputs. The smaller one detects a cubic job without a long wait. */
const factors = [8, 16];
/**
 * Sixteen times the input takes sixteen times as long, about forty times with garbage collection, and 256 times for a
 * quadratic job.
 */
const limit = 100;
/** A busy machine slows some attempts down, but rarely all of them. */
const attempts = 6;
/** A job that takes this long for such a short input gets only two attempts. */
const hopelessMs = 1000;

/**
 * Returns undefined for a job with about linear growth, otherwise the factor for a longer input. A job too fast to
 * measure at the largest size counts as linear. Other load only makes runs longer, so the fastest run of each size
 * counts, and one attempt below the limit is enough. `prepare` makes an input of about `size` characters and returns
 * the work on it.
 */
export function findSteepGrowth(prepare: (size: number) => () => unknown): string | undefined {
  const size = findMeasurableSize(prepare);
  if (size === undefined) return undefined;
  const steep = factors.find((factor) => measureGrowth(prepare(size), prepare(size * factor)) >= limit);
  if (steep === undefined) return undefined;
  return `over ${limit} times the work for ${steep} times the input, at ${size * steep} characters`;
}

function measureGrowth(small: () => unknown, large: () => unknown): number {
  let [smallMs, largeMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt++) {
    smallMs = Math.min(smallMs, cpuMs(small), cpuMs(small), cpuMs(small));
    largeMs = Math.min(largeMs, cpuMs(large));
    if (largeMs / smallMs < limit || (attempt > 0 && largeMs > hopelessMs)) break;
  }
  return largeMs / smallMs;
}

/** The first size with a run long enough to measure. */
function findMeasurableSize(prepare: (size: number) => () => unknown): number | undefined {
  for (let size = startSize; size <= largestSize; size *= 2) {
    const run = prepare(size);
    // The first run warms up the job and does not count.
    if (cpuMs(run) >= enoughMs && Math.min(cpuMs(run), cpuMs(run)) >= enoughMs) return size;
  }
  return undefined;
}

/** CPU time in milliseconds, so that other processes do not count. */
function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return Math.max(0.001, (user + system) / 1000);
}

/** A text of any size: `repeated` between the other two, as often as needed. */
export interface Input {
  before: string;
  repeated: string;
  behind: string;
}

/** A text with at least `size` characters between the other two. */
export function fill({ before, repeated, behind }: Input, size: number): string {
  return before + repeated.repeat(Math.ceil(size / repeated.length)) + behind;
}
