import { relative, sep } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** Ids are made from a path that has to be absolute; a made-up one is the same wherever the project lies. */
const anchor = sep === '/' ? '/' : 'C:/';

/**
 * Gives every styled component an id that is the same in the browser and on the server, and in every folder the
 * project may lie in: Vite's own transform takes the file's full path for it.
 */
export function componentIds(root: string): Plugin {
  /** By path and code: the browser's build and the server's go through the same files. */
  const known = new Map<string, ReturnType<typeof giveIds>>();
  return {
    name: 'site:component-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'styled-components' },
      async handler(code, id) {
        const path = relative(root, id).replaceAll(sep, '/');
        if (path.startsWith('..')) return undefined;
        const { command, build } = this.environment.config;
        const isMapped = command === 'serve' || Boolean(build.sourcemap);
        // A server would keep all that a file has ever been.
        if (command === 'serve') return giveIds(path, code, isMapped);
        const key = JSON.stringify([path, isMapped, code]);
        const given = known.get(key) ?? giveIds(path, code, isMapped);
        known.set(key, given);
        return given;
      },
    },
  };
}

async function giveIds(path: string, code: string, sourcemap: boolean) {
  const marked = await transformWithOxc(code, anchor + path, {
    sourcemap,
    // What else is to be done to the file, others do later.
    jsx: 'preserve',
    typescript: { onlyRemoveTypeImports: true },
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: true, minify: true },
    },
  });
  return { code: marked.code, map: marked.map ?? null };
}
