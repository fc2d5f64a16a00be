import { availableParallelism } from 'node:os';

/** Runs as many tasks in parallel as there are cores, because the encoder uses one each. */
export async function inParallel<Task>(tasks: Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const waiting = tasks.values();
  const workers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, async () => {
    for (const task of waiting) await work(task);
  });
  await Promise.all(workers);
}
