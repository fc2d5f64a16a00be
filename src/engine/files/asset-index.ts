import { isSystemFile } from './page-files.ts';
import type { FileSystem } from './file-system.ts';

/** A form for `findAlike`. */
export const inSmallLetters = (address: string) => address.toLowerCase();

export type AssetIndex = ReturnType<typeof indexAssets>;

/** The files of public/, by their public address: `/img/orchard.svg`. */
export function indexAssets(fileSystem: FileSystem, publicDir: string) {
  const otherEntries = (fileSystem.listOthers?.(publicDir) ?? []).filter(({ kind }) => kind !== 'folder');
  const isOther = new Set(otherEntries.map(({ path }) => path));
  const addresses = fileSystem
    .list(publicDir)
    .filter((path) => !isOther.has(path) && !isSystemFile(path))
    .map((path) => `/${path}`);
  const exact = new Set(addresses);
  /** By form, the first address of each. Made once: every page may have a wrong one. */
  const firstOf = new Map<(address: string) => string, Map<string, string>>();
  return {
    has: (address: string) => exact.has(address),
    /** The first file whose address has the same form as this one. `formOf` is one of a few constants. */
    findAlike(address: string, formOf: (address: string) => string): string | undefined {
      const byForm =
        firstOf.get(formOf) ??
        new Map(addresses.toReversed().map((candidate) => [formOf(candidate), candidate]));
      firstOf.set(formOf, byForm);
      return byForm.get(formOf(address));
    },
    addresses: addresses as readonly string[],
    /** The path of the file behind an address, from the project's root. */
    fileOf: (address: string) => `${publicDir}${address}`,
    /** Entries of public/ that are not files. Paths from the project's root. They are not published. */
    otherEntries: otherEntries.map(({ path, kind }) => ({ path: `${publicDir}/${path}`, kind })),
  };
}
