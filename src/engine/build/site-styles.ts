import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainError } from '../../shared/plain-error.ts';
import type { ServerEntry } from '../../shared/rendered-page.ts';
import type { Theme } from '../../shared/generated/site.ts';
import { themeStyles } from '../../shared/look/theme-styles.ts';
import { codeFolder } from '../files/output-paths.ts';
import { serverFile } from './options.ts';
import { pathToFileURL } from 'node:url';

/** The styles of the site's code, beside the code that renders pages. */
const stylesFile = `${codeFolder}/styles.json`;

/** The site's style sheet and the rules for critical CSS, minified. */
export type CompiledStyles = Awaited<ReturnType<typeof compileSiteStyles>>;

/** @throws Error for invalid rules: a browser ignores them silently. */
export async function compileSiteStyles(entry: Pick<ServerEntry, 'siteStyles'>) {
  const [{ theme, deferred, rules }, { transform }] = await Promise.all([
    entry.siteStyles(),
    import('lightningcss'),
  ]);
  const compact = (text: string, file = 'src/theme'): string => {
    try {
      return transform({ filename: file, code: Buffer.from(text), minify: true }).code.toString();
    } catch (error) {
      const { message, loc } = error as Error & { loc?: { line: number } };
      const line = text.split('\n')[(loc?.line ?? 1) - 1]!.trim().slice(0, 200);
      throw plainError(`${file}: ${message} in the style “${line}”. Browsers would ignore it.`);
    }
  };
  const compactRules = rules.map(({ file, written, ...own }) => {
    // stylis leaves out what it does not understand.
    compact(written, file);
    return { ...own, css: compact(own.css, file), firstCss: compact(own.firstCss, file) };
  });
  const first = { theme: compact(theme), rules: compactRules };
  return { sheet: [first.theme, compact(deferred), ...compactRules.map((own) => own.css)].join(''), first };
}

/** Adds what the theme sets. */
export function addTheme({ sheet, first }: CompiledStyles, theme: Theme, base: string): CompiledStyles {
  const { faces, properties } = themeStyles(theme, sheet, base);
  return { sheet: properties + sheet, first: { ...first, theme: properties + faces + first.theme } };
}

/** Writes the styles of the code in a folder beside it. */
export async function writeStyles(folder: string): Promise<void> {
  const styles = await compileSiteStyles(await loadServerEntry(folder));
  writeFileSync(join(folder, stylesFile), JSON.stringify(styles));
}

/** Reads what `writeStyles` left in a folder. */
export function readStyles(folder: string): CompiledStyles {
  return JSON.parse(readFileSync(join(folder, stylesFile), 'utf8')) as CompiledStyles;
}

/** The path of a style sheet, with its hash in its name. */
export function sheetFile(sheet: string): string {
  return `assets/site-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
}

/** Loads the renderer from the folder of a build. */
export async function loadServerEntry(folder: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(folder, serverFile)).href)) as ServerEntry;
}
