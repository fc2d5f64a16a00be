import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServerEntry } from './load-server-entry.ts';

/** Says under which name the style sheet lies. Like Vite's own notes, it is not published. */
const note = '.vite/site-styles.json';

/** Writes the rules of all components into a file beside the scripts, with its hash in its name. */
export async function writeSiteStyles({ client, server }: { client: string; server: string }): Promise<void> {
  const css = await (await loadServerEntry(server)).siteCss();
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `assets/site-${hash}.css`;
  writeFileSync(join(client, file), css);
  writeFileSync(join(client, note), JSON.stringify({ file }));
}

/** The address, below `base`, of the style sheet of the client build in `folder`. */
export function readStylesAddress(folder: string, base: string): string {
  const { file } = JSON.parse(readFileSync(join(folder, note), 'utf8')) as { file: string };
  return base + file;
}
