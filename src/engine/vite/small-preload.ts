import type { Plugin } from 'vite';

const helperId = '\0vite/preload-helper.js';

/**
 * Drops the code Vite puts around every `import()`, a third of the loader script. It waits for the style sheets of a
 * chunk, and here no chunk has any (`readScriptAddresses` sees to that).
 */
export function smallPreload(): Plugin {
  return {
    name: 'site:small-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === helperId ? 'export const __vitePreload = (load) => load();' : undefined;
    },
  };
}
