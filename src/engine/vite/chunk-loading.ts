import type { Plugin, Rolldown } from 'vite';

/** What stands around every `import()` of a build. */
const chunkLoader = 'src/app/load-chunk.ts';
const helperId = '\0vite/preload-helper.js';
const mark = '__VITE_PRELOAD__';

/**
 * Puts the site's own loader (`src/app/load-chunk.ts`) in the place of the code that Vite calls around every
 * `import()`, and hands it the names of all files which that import needs and its caller does not have.
 */
export function chunkLoading(): Plugin {
  return {
    name: 'site:chunk-loading',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === helperId ? `export { loadChunk as __vitePreload } from '/${chunkLoader}';` : undefined;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') nameFiles(chunk, bundle);
    },
  };
}

/** Writes, for each `import()` of a chunk, the files it needs in the place that Vite marks after it. */
function nameFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): void {
  const present = filesOf(chunk.fileName, bundle);
  chunk.code = chunk.code.replace(
    /\bimport\(([`"'])\.\/([^`"']+)\1\)((?:(?!\bimport\().)*?)\b__VITE_PRELOAD__\b/gs,
    (_all, quote: string, name: string, between: string) => {
      const files = [...filesOf(chunk.fileName.replace(/[^/]*$/, name), bundle)].filter(
        (file) => !present.has(file),
      );
      const names = files.map((file) => file.replace(/^.*\//, '').replace(/\.js$/, ''));
      return `import(${quote}./${name}${quote})${between}${quote}${names.join(' ')}${quote}`;
    },
  );
  if (chunk.code.includes(mark))
    throw new Error(`${chunk.fileName} has an import() whose files could not be named.`);
}

/** A chunk and everything it imports, by file name. */
function filesOf(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) filesOf(imported, bundle, found);
  return found;
}
