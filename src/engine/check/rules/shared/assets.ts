import { ignoreFileErrors } from '../../../files/node-file-system.ts';
import type { Site } from '../../../content/site.ts';

/** The start of a file of public/. Other rules report missing and unreadable files. */
export function readAsset({ assets, fileSystem }: Site, address: string, limit?: number): Buffer | undefined {
  return ignoreFileErrors(() =>
    assets.has(address) ? fileSystem.read(assets.fileOf(address), limit) : undefined,
  );
}
