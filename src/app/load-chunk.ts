/** Completed and pending requests, by the names of their files. */
const fetched: Record<string, Promise<unknown>> = {};

/**
 * Wraps every `import()` of a build: `load` runs it; `names` are its files, without folder and ending.
 * Fetches the files first, in parallel, so that the import finds them in the browser's cache. Many browsers
 * cache a failed module, or one that imports it, and never request it again on that page. Rejects when a file
 * cannot be loaded; the next call tries again. The error's `cause` is the response of a server that lacks the
 * file.
 */
export function loadChunk(load: () => Promise<unknown>, names: string): Promise<unknown> {
  const files = (fetched[names] ??= Promise.all(names.split(' ').map(fetchFile)));
  files.catch(() => delete fetched[names]);
  return files.then(load);
}

async function fetchFile(name: string): Promise<unknown> {
  const response = await fetch(new URL(name + '.js', import.meta.url));
  if (!response.ok) throw new Error(response.url, { cause: response });
  // The cache has only files that were read to their end.
  return response.blob();
}
