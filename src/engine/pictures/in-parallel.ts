import { availableParallelism } from 'node:os';

/**
 * Runs as many tasks in parallel as there are cores, because the encoder uses one each.
 * @throws what a task throws, when all have ended: none writes into a folder that its caller has removed.
 */
export async function inParallel<Task>(
  tasks: readonly Task[],
  work: (task: Task) => Promise<void>,
): Promise<void> {
  const waiting = tasks.values();
  const workers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, async () => {
    for (const task of waiting) await work(task);
  });
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
