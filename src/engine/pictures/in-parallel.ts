import { availableParallelism } from 'node:os';

/** Does as many tasks at a time as there are cores: the encoder keeps to one. */
export async function inParallel<Task>(tasks: Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const waiting = tasks.values();
  const workers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, async () => {
    for (const task of waiting) await work(task);
  });
  await Promise.all(workers);
}
