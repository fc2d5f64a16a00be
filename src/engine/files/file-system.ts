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
  /** What lies below a folder and is neither a file nor a folder, such as a link or a pipe; relative to it, sorted. */
  listOthers?(folder: string): string[];
}
