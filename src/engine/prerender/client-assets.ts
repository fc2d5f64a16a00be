import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../shared/page.ts';

/** One entry of the manifest that Vite writes beside a client build. */
interface ManifestChunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

/** Where the client build put what pages refer to. */
export interface ClientAssets {
  /** Address of the loader script. */
  script: string;
  /** Addresses of the style sheets that the code of these section types brings along. */
  styleSheetsFor(page: PageData): string[];
}

/** Reads the manifest of the client build below `outDir`. */
export function readClientAssets(outDir: string, entry: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const loader = manifest[entry];
  if (!loader) throw new Error(`The client build has no chunk for "${entry}".`);
  const byType = new Map<string, string[]>();
  for (const chunk of Object.values(manifest)) {
    const type = chunk.src?.match(/^src\/sections\/(\w+)\/\1\.tsx$/)?.[1];
    if (type) byType.set(type.toLowerCase(), styleSheetsOf(chunk, manifest));
  }
  return {
    script: `/${loader.file}`,
    styleSheetsFor: (page) => [
      ...new Set(page.sections.flatMap((section) => byType.get(section.type.toLowerCase()) ?? [])),
    ],
  };
}

function styleSheetsOf(chunk: ManifestChunk, manifest: Record<string, ManifestChunk>): string[] {
  const own = chunk.css ?? [];
  const imported = (chunk.imports ?? []).flatMap((key) => {
    const other = manifest[key];
    return other ? styleSheetsOf(other, manifest) : [];
  });
  return [...imported, ...own].map((file) => (file.startsWith('/') ? file : `/${file}`));
}
