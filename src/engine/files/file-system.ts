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
  /** Every file below a folder, relative to it, sorted. Empty for a folder that does not exist. */
  list(folder: string): string[];
  /** Every other entry below a folder, sorted by path. */
  listOthers?(folder: string): OtherEntry[];
}

/** An entry that is not a file. */
export interface OtherEntry {
  path: string;
  /** `deep folder`: one inside of too many others, which is not looked into. */
  kind: 'link' | 'pipe' | 'socket' | 'device' | 'folder' | 'deep folder';
}
