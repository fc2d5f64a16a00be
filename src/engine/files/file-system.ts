/**
 * The project's files for the engine. Paths are relative to the project's root (or absolute, for a content
 * folder outside it), with forward slashes, and case-sensitive on every system.
 */
export interface FileSystem {
  /**
   * The first `limit` bytes of a file, or undefined for a missing file.
   * @throws Error when the file exists but cannot be read.
   */
  read(path: string, limit?: number): Buffer | undefined;
  /** The size of a file in bytes, or undefined for a missing file; unless given, that of what `read` returns. */
  size?(path: string): number | undefined;
  /** Every file below a folder, relative to it, sorted. Empty for a folder that does not exist. */
  list(folder: string): string[];
  /** Some files of a folder as the last commit has them, where they differ now, by their paths in it. */
  committed?(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** Every other entry below a folder, sorted by path. */
  listOthers?(folder: string): OtherEntry[];
}

/** The size of a file in bytes; undefined for a missing file. */
export function sizeOfFile({ size, read }: FileSystem, path: string): number | undefined {
  return size ? size(path) : read(path)?.length;
}

/** An entry that is not a file. */
export interface OtherEntry {
  path: string;
  /** `deep folder`: one inside of too many others, which is not looked into. */
  kind: 'link' | 'pipe' | 'socket' | 'device' | 'folder' | 'deep folder';
}

/** The same files, with other texts of some: fixes that are tried, or what an editor has not saved yet. */
export function layOver(files: FileSystem, texts: ReadonlyMap<string, Buffer>): FileSystem {
  const namesIn = (folder: string) =>
    [...texts.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1));
  return {
    ...files,
    read: (path, limit) => (texts.has(path) ? texts.get(path)?.subarray(0, limit) : files.read(path, limit)),
    list: (folder) => [...new Set([...files.list(folder), ...namesIn(folder)])].toSorted(),
  };
}
