import { ignoreFileErrors } from '../../../files/node-file-system.ts';
import type { Site } from '../../../content/site.ts';

/** Caches what is found in the bytes of a file of public/ for as long as its files stay the same. */
export function memoizeAsset<Found>(
  find: (site: Site, address: string) => Found,
): (site: Site, address: string) => Found {
  const known = new WeakMap<Site['assets'], Map<string, Found>>();
  return (site, address) => {
    const found = known.get(site.assets) ?? new Map<string, Found>();
    known.set(site.assets, found);
    if (!found.has(address)) found.set(address, find(site, address));
    return found.get(address)!;
  };
}

/** The start of a file of public/. Other rules report missing and unreadable files. */
export function readAsset({ assets, fileSystem }: Site, address: string, limit?: number): Buffer | undefined {
  return ignoreFileErrors(() =>
    assets.has(address) ? fileSystem.read(assets.fileOf(address), limit) : undefined,
  );
}
