import type { FileSystem } from '../../src/engine/files/file-system.ts';

/** A file system in memory. Values other than strings and buffers are written as JSON. */
export function createMemoryFileSystem(files: Record<string, unknown>): FileSystem {
  const buffers = new Map(Object.entries(files).map(([path, content]) => [path, toBuffer(content)]));
  return {
    read: (path, limit) => buffers.get(path)?.subarray(0, limit),
    list: (folder) =>
      [...buffers.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1))
        .toSorted(),
  };
}

function toBuffer(content: unknown): Buffer {
  if (Buffer.isBuffer(content)) return content;
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}
