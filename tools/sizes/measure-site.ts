import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The sizes of a built site, in bytes. Scripts, styles and documents are measured gzipped. */
export interface SiteWeight {
  documents: DocumentWeight[];
  /** Scripts and style sheets, by file name without the hash: `islands.js`. */
  files: Map<string, number>;
  /** All output files, uncompressed. */
  total: number;
}

export interface DocumentWeight {
  /** Its file name, with slashes: `company/about.html`. */
  name: string;
  /** Gzipped size of the document, with its inlined styles. */
  gzip: number;
  /** Uncompressed size. */
  raw: number;
  /** Number of scripts it references, which load before any interaction. */
  scripts: number;
  scriptGzip: number;
}

/** @throws Error when the folder contains no built site. */
export function measureSite(folder: string): SiteWeight {
  const names = (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted();
  const weigh = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
  const code = names.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name));
  const gzip = new Map(code.map((name) => [name.slice('assets/'.length), weigh(name)]));
  if (gzip.size === 0) throw new Error(`${folder} contains no built site. Run "npm run build" first.`);

  const documents = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const loaded = [...html.matchAll(/<script[^>]*? src="[^"]*\/assets\/([^"]+)"/g)].map(
        ([, file = '']) => file,
      );
      return {
        name,
        gzip: weigh(name),
        raw: Buffer.byteLength(html),
        scripts: loaded.length,
        scriptGzip: loaded.reduce((sum, file) => sum + (gzip.get(file) ?? 0), 0),
      };
    })
    // Without redirects and error pages, which have no scripts.
    .filter(({ scripts }) => scripts > 0);
  return {
    documents,
    files: new Map([...gzip].map(([name, size]) => [name.replace(/-[\w-]{8}(?=\.\w+$)/, ''), size])),
    total: names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0),
  };
}
