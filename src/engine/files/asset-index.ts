import { isSystemFile } from './page-files.ts';
import type { FileSystem, OtherEntry } from './file-system.ts';

/** The files of public/, by their public address: `/img/orchard.svg`. */
export interface AssetIndex {
  has(address: string): boolean;
  /** The file whose address differs only in the case of letters. */
  findOtherCase(address: string): string | undefined;
  /** The file whose address looks the same but stores its accents differently. */
  findLookalike(address: string): string | undefined;
  findNamesake(address: string): string | undefined;
  addresses: readonly string[];
  /** The path of the file behind an address, from the project's root. */
  fileOf(address: string): string;
  /** Entries of public/ that are not files. Paths from the project's root. They are not published. */
  others: readonly OtherEntry[];
}

export function indexAssets(fileSystem: FileSystem, publicDir: string): AssetIndex {
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
    has: (address) => exact.has(address),
    findOtherCase: (address) => byLowerCase.get(address.toLowerCase()),
    findLookalike: (address) => addresses.find((other) => other.normalize() === address.normalize()),
    findNamesake: (address) => (nameOf(address) === '' ? undefined : byName.get(nameOf(address))),
    addresses,
    fileOf: (address) => `${publicDir}${address}`,
    others: others.map(({ path, kind }) => ({ path: `${publicDir}/${path}`, kind })),
  };
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
