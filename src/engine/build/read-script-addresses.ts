import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of the manifest that Vite writes beside a client build, by source file. */
type Manifest = Record<string, { file: string; css?: string[] }>;

/**
 * The addresses of the scripts that documents name, in the client build below `outDir`, in the order of `entries`:
 * the source files they are made of.
 * @throws Error when a source file imports a style sheet: pages carry the styles of their HTML, and a style sheet on
 * the side would hold up the first paint of every page.
 */
export function readScriptAddresses(outDir: string, entries: readonly string[], base: string): string[] {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const [source, { css }] of Object.entries(manifest)) {
    if (css)
      throw new Error(
        `${source} imports a style sheet. Style components with styled-components, and pages in src/theme/.`,
      );
  }
  return entries.map((entry) => {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`The client build has no chunk for "${entry}".`);
    return base + chunk.file;
  });
}
