import { isSystemFile } from './page-files.ts';
import type { FileSystem } from './file-system.ts';

export type AssetIndex = ReturnType<typeof indexAssets>;

/** The files of public/, by their public address: `/img/orchard.svg`. */
export function indexAssets(fileSystem: FileSystem, publicDir: string) {
  const others = (fileSystem.listOthers?.(publicDir) ?? []).filter(({ kind }) => kind !== 'folder');
  const isOther = new Set(others.map(({ path }) => path));
  const addresses = fileSystem
    .list(publicDir)
    .filter((path) => !isOther.has(path) && !isSystemFile(path))
    .map((path) => `/${path}`);
  const exact = new Set(addresses);
  const byLowerCase = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  // The first of several namesakes wins.
  const byName = new Map(addresses.toReversed().map((address) => [nameOf(address), address]));
  return {
    has: (address: string) => exact.has(address),
    /** The file whose address differs only in the case of letters. */
    findOtherCase: (address: string) => byLowerCase.get(address.toLowerCase()),
    /** The file whose address looks the same but stores its accents differently. */
    findLookalike: (address: string) => addresses.find((other) => other.normalize() === address.normalize()),
    findNamesake: (address: string) => (nameOf(address) === '' ? undefined : byName.get(nameOf(address))),
    addresses: addresses as readonly string[],
    /** The path of the file behind an address, from the project's root. */
    fileOf: (address: string) => `${publicDir}${address}`,
    /** Entries of public/ that are not files. Paths from the project's root. They are not published. */
    others: others.map(({ path, kind }) => ({ path: `${publicDir}/${path}`, kind })),
  };
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
