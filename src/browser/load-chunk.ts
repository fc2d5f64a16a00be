/** Completed and pending requests, by the names of their files. */
const fetched: Record<string, Promise<unknown>> = {};

/**
 * Wraps every `import()` of a build: `load` runs it; `files` are what it needs, from the root of the site.
 * Fetches the files first, in parallel, so that the import finds them in the browser's cache. Many browsers
 * cache a failed module, or one that imports it, and never request it again on that page. Rejects when a file
 * cannot be loaded; the next call tries again. The error's `cause` is the response of a server that lacks the
 * file.
 */
export function loadChunk(load: () => Promise<unknown>, files: readonly string[]): Promise<unknown> {
  const key = files.join();
  const loaded = (fetched[key] ??= Promise.all(files.map(fetchFile)));
  loaded.catch(() => delete fetched[key]);
  return loaded.then(load);
}

async function fetchFile(file: string): Promise<unknown> {
  const response = await fetch(import.meta.env.BASE_URL + file);
  if (!response.ok) throw new Error(response.url, { cause: response });
  // The cache has only files that were read to their end.
  return response.blob();
}
