import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Reads files that are imported with a query (`base.css?inline`) from a project whose own path has a `#` in it. Vite
 * takes what follows the first `#` for a part of the query.
 */
export function hashInPath(root: string): Plugin {
  return {
    name: 'site:hash-in-path',
    apply: () => root.includes('#'),
    enforce: 'pre',
    load: {
      filter: { id: /\.css\?inline$/ },
      handler: (id) => readFile(id.slice(0, id.lastIndexOf('?')), 'utf8'),
    },
  };
}
