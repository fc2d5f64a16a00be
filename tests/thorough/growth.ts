const startSize = 250;
const largestSize = 8000;
/** Shorter runs tell more about the machine than about the job. */
const enoughMs = 2;
/** How much longer the second input is. The shorter step shows a cubic job without waiting for it. */
const factors = [8, 16];
/**
 * Sixteen times the input is sixteen times the work, some forty times when memory is cleaned up meanwhile, and two hundred
 * and fifty-six times for a quadratic job.
 */
const limit = 100;
/** A busy machine slows some attempts down, hardly ever all of them. */
const attempts = 6;
/** What takes so long for an input this short is not worth more than two attempts. */
const hopelessMs = 1000;

/**
 * Undefined for a job whose work grows about as its input does; otherwise how much more a longer input costs. A job that
 * handles the largest size in no time is linear enough. What else the machine does makes runs longer, never shorter,
 * so the quickest run of each size counts, and one attempt below the limit is enough. `prepare` makes an input of
 * about `size` characters and returns the work on it.
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

/** The first size whose work can be told from the noise. */
function findMeasurableSize(prepare: (size: number) => () => unknown): number | undefined {
  for (let size = startSize; size <= largestSize; size *= 2) {
    const run = prepare(size);
    // The first run of a job is slower than those that count.
    if (cpuMs(run) >= enoughMs && Math.min(cpuMs(run), cpuMs(run)) >= enoughMs) return size;
  }
  return undefined;
}

/** CPU time in milliseconds: what other processes do in the meantime does not count. */
function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return Math.max(0.001, (user + system) / 1000);
}

/** A text of any size: `repeated` as often as it fits between the other two. */
export interface Input {
  before: string;
  repeated: string;
  behind: string;
}

/** A text of at least so many signs between the other two. */
export function fill({ before, repeated, behind }: Input, size: number): string {
  return before + repeated.repeat(Math.ceil(size / repeated.length)) + behind;
}
