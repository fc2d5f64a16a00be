import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Puts the finished folder `next` in the place of `target`. Until the last moment `target` is whole, and it is put
 * back should the swap fail. Both must lie on the same disk.
 */
export async function replaceDirectory(next: string, target: string): Promise<void> {
  const former = `${target}.former`;
  await rm(former, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, former);
  try {
    await rename(next, target);
  } catch (error) {
    if (existsSync(former)) await rename(former, target);
    throw error;
  }
  await rm(former, { recursive: true, force: true });
}
