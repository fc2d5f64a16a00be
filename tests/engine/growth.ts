const startSize = 250;
const largestSize = 16_000;
/** Shorter runs tell more about the machine than about the job. */
const enoughMs = 3;
/** Four times the input is four times the work, and sixteen times the work for a quadratic job. */
const limit = 8;

/**
 * Undefined for a job whose work grows about as its input does; otherwise how much four times the input costs. A job
 * that handles the largest size in no time is linear enough. A busy machine slows some runs down, never all of them:
 * the best of several counts, and a bad result has to come out three times. `prepare` makes an input of about `size`
 * characters and returns the work on it.
 */
export function findSteepGrowth(prepare: (size: number) => () => unknown): string | undefined {
  for (let size = startSize; size <= largestSize; size *= 4) {
    if (cpuMs(prepare(size)) < enoughMs) continue;
    let growth = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && growth >= limit; attempt++) {
      const small = best(prepare(size));
      growth = Math.min(growth, best(prepare(size * 4)) / small);
    }
    if (growth >= limit)
      return `${growth.toFixed(0)} times the work for 4 times the input, at ${size * 4} characters`;
    return undefined;
  }
  return undefined;
}

function best(run: () => unknown): number {
  return Math.min(cpuMs(run), cpuMs(run), cpuMs(run));
}

/** CPU time: what other processes do in the meantime does not count. */
function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return Math.max(0.001, (user + system) / 1000);
}
