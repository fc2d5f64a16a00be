import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineScripts, ServerEntry } from '../../shared/rendered-page.ts';
import { type CompiledStyles, compileSiteStyles } from '../../styles-compiler/site-styles.ts';
import { codeFolder } from '../files/output-paths.ts';
import { serverFile } from './options.ts';

/** What documents take of the site's code, beside the code that renders pages. */
const textsFile = `${codeFolder}/texts.json`;

/** What all documents of a build have of the site's code. */
export interface CodeTexts {
  styles: CompiledStyles;
  scripts: InlineScripts;
}

/** Writes the styles and the inline scripts of the code in a folder beside it. */
export async function writeCodeTexts(folder: string): Promise<void> {
  const entry = await loadServerEntry(folder);
  const texts: CodeTexts = { styles: await compileSiteStyles(entry), scripts: entry.inlineScripts };
  writeFileSync(join(folder, textsFile), JSON.stringify(texts));
}

/** Reads what `writeCodeTexts` left in a folder. */
export function readCodeTexts(folder: string): CodeTexts {
  return JSON.parse(readFileSync(join(folder, textsFile), 'utf8')) as CodeTexts;
}

/** The path of a style sheet, with its hash in its name. */
export function sheetFile(sheet: string): string {
  return `assets/site-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
}

/** Loads the renderer from the folder of a build. */
export async function loadServerEntry(folder: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(folder, serverFile)).href)) as ServerEntry;
}
