/** Short tasks show nothing: a line that appears only briefly distracts. */
const quietMs = 500;
const everyMs = 100;
/** Removes the count of a task that is still going on. */
const clearLine = '\r\u001b[K';

/** Shows `label 120 of 5000` on standard error during a task, while that is a terminal. */
export async function showProgress<Result>(
  label: string,
  work: (update: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  const { stderr } = process;
  if (!stderr.isTTY) return work(() => {});
  let last = performance.now() + quietMs - everyMs;
  const update = (done: number, total: number) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    stderr.write(`\r${label} ${done} of ${total}`);
  };
  const result = await work(update);
  stderr.write(clearLine);
  return result;
}

/** Says on standard error what begins now, also in a log: the first build of a large site takes minutes. */
export function showStep(task: string): void {
  const { stderr } = process;
  stderr.write(`${stderr.isTTY ? clearLine : ''}${task} …\n`);
}
