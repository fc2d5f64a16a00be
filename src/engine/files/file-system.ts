/**
 * The files of a project, as the engine sees them. Paths are relative to the project's root (or absolute, for a
 * content folder that lies elsewhere), with forward slashes, and exact in case on every system.
 */
export interface FileSystem {
  /**
   * The first `limit` bytes of a file, or undefined when there is no such file. The next read may overwrite them.
   * @throws Error when the file is there but cannot be read.
   */
  read(path: string, limit?: number): Buffer | undefined;
  /** Every file below a folder, relative to it, sorted. Empty for a folder that does not exist. */
  list(folder: string): string[];
  /** What lies below a folder and is not a file, but no plain folder either; sorted by path. */
  listOthers?(folder: string): OtherEntry[];
}

/** Something that has a file's place and is none. A folder is one when its name is that of a page's file. */
export interface OtherEntry {
  /** Relative to the folder that was asked for. */
  path: string;
  kind: 'link' | 'pipe' | 'socket' | 'device' | 'folder';
}
