import type { FileSystem, OtherEntry } from './file-system.ts';

/** The files of public/, by the address they are served at: `/img/orchard.svg`. */
export interface AssetIndex {
  has(address: string): boolean;
  /** The file whose address differs from this one only in the case of letters. */
  findOtherCase(address: string): string | undefined;
  /** The file whose address looks the same but has its accents written apart from their letters, or the other way round. */
  findLookalike(address: string): string | undefined;
  /** A file of the same name in another folder. */
  findNamesake(address: string): string | undefined;
  addresses: readonly string[];
  /** The path of the file behind an address, from the project's root. */
  fileOf(address: string): string;
  /** What lies in public/ and is no file. Paths from the project's root. It is not published. */
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
  // Of several namesakes the first.
  const byName = new Map(addresses.toReversed().map((address) => [nameOf(address), address]));
  return {
    has: (address) => exact.has(address),
    findOtherCase: (address) => byLowerCase.get(address.toLowerCase()),
    findLookalike: (address) =>
      isPlain(address) ? undefined : addresses.find((other) => other.normalize() === address.normalize()),
    findNamesake: (address) => (nameOf(address) === '' ? undefined : byName.get(nameOf(address))),
    addresses,
    fileOf: (address) => `${publicDir}${address}`,
    others: others.map(({ path, kind }) => ({ path: `${publicDir}/${path}`, kind })),
  };
}

/** Left by systems and editors. Other names with a dot are meant: hosts ask for `.well-known/`. */
function isSystemFile(path: string): boolean {
  return path.endsWith('.DS_Store') || path.endsWith('Thumbs.db');
}

/** Without any letter that could be written in two ways. */
function isPlain(address: string): boolean {
  return /^[\u0000-\u007f]*$/.test(address);
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
