import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';

/** A file system in memory. Values other than strings and buffers are written as JSON. */
export function createMemoryFileSystem(files: Record<string, unknown>): FileSystem {
  const buffers = new Map<string, Buffer>();
  return {
    read(path, limit) {
      if (!Object.hasOwn(files, path)) return undefined;
      // Made when it is read: most files of most sites are not.
      const bytes = buffers.get(path) ?? toBuffer(files[path]);
      buffers.set(path, bytes);
      return bytes.subarray(0, limit);
    },
    list: (folder) =>
      Object.keys(files)
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1))
        .toSorted(),
  };
}

/** The project with the fixture site, and with these files changed or added. */
export function fixtureWith(files: Record<string, unknown>): FileSystem {
  const own = createMemoryFileSystem(files);
  return {
    read: (path, limit) => own.read(path, limit) ?? fixtureFiles.read(path, limit),
    list: (folder) => [...new Set([...fixtureFiles.list(folder), ...own.list(folder)])].toSorted(),
  };
}

function toBuffer(content: unknown): Buffer {
  if (Buffer.isBuffer(content)) return content;
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}
