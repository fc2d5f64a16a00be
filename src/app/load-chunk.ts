/** What was fetched or is on its way, by the names of its files. */
const fetched: Record<string, Promise<unknown>> = {};

/**
 * Stands around every `import()` of a build: `load` carries it out, `names` are the files it needs, without folder and
 * ending. They are fetched first, all at once, and the import finds them in the browser's cache. Many browsers
 * remember a module that failed to load, or that imports such a one, and would not ask for it again until the page is
 * left. Rejects when a file cannot be had; the next call asks anew. The error's `cause` is the answer of a
 * server that does not have a file.
 */
export function loadChunk(load: () => Promise<unknown>, names: string): Promise<unknown> {
  const files = (fetched[names] ??= Promise.all(names.split(' ').map(fetchFile)));
  files.catch(() => delete fetched[names]);
  return files.then(load);
}

async function fetchFile(name: string): Promise<unknown> {
  const response = await fetch(new URL(name + '.js', import.meta.url));
  if (!response.ok) throw new Error(response.url, { cause: response });
  // Only what was read to its end is in the cache.
  return response.blob();
}
