import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainError } from '../../shared/plain-error.ts';
import type { ServerEntry, SiteStyles } from '../../shared/rendered-page.ts';
import type { CardDesign } from '../../shared/social-card.ts';
import { pathToFileURL } from 'node:url';

/** The name of the style sheet and the design of social pictures. Not published, like Vite's manifest. */
const note = '.vite/site-styles.json';

interface Note {
  file: string;
  card: CardDesign;
}

/** The rules for the critical CSS of documents, beside the code that renders them. */
const firstFile = 'first-styles.json';

type FirstStyles = Pick<SiteStyles, 'theme' | 'rules'>;

/**
 * The site's style sheet and the rules for critical CSS, minified.
 * @throws Error for invalid rules: a browser ignores them silently.
 */
export async function compileStyles(
  entry: Pick<ServerEntry, 'siteStyles'>,
): Promise<{ sheet: string; first: FirstStyles }> {
  const [{ theme, css, rules }, { transform }] = await Promise.all([
    entry.siteStyles(),
    import('lightningcss'),
  ]);
  const compact = (text: string): string => {
    try {
      return transform({ filename: 'styles.css', code: Buffer.from(text), minify: true }).code.toString();
    } catch (error) {
      const { message, loc } = error as Error & { loc?: { column: number } };
      const place = loc ? ` in “${text.slice(Math.max(0, loc.column - 80), loc.column + 80)}”` : '';
      throw plainError(
        `A styled component has rules that no browser understands: ${message}${place}. Correct them in the file that holds that text.`,
      );
    }
  };
  const compactRules = rules.map((own) => ({
    ...own,
    css: compact(own.css),
    firstCss: compact(own.firstCss),
  }));
  return {
    sheet: compact(css) + compactRules.map((own) => own.css).join(''),
    first: { theme: compact(theme), rules: compactRules },
  };
}

/**
 * Writes the style sheet beside the scripts, with its hash in its name, and the rules for critical CSS beside
 * the renderer.
 */
export async function writeSiteStyles({ client, server }: { client: string; server: string }): Promise<void> {
  const entry = await loadServerEntry(server);
  const { sheet, first } = await compileStyles(entry);
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  const file = `assets/site-${hash}.css`;
  writeFileSync(join(client, file), sheet);
  writeFileSync(join(client, note), JSON.stringify({ file, card: entry.documentHead.card } satisfies Note));
  writeFileSync(join(server, firstFile), JSON.stringify(first));
}

/** Reads the note of `writeSiteStyles` in the client build in `folder`. */
export function readStyleNote(folder: string): Note {
  return JSON.parse(readFileSync(join(folder, note), 'utf8')) as Note;
}

/** Reads the rules that `writeSiteStyles` left beside the code in `server`. */
export function readFirstStyles(server: string): FirstStyles {
  return JSON.parse(readFileSync(join(server, firstFile), 'utf8')) as FirstStyles;
}

/** Loads the renderer from the folder of its build. */
export async function loadServerEntry(server: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as ServerEntry;
}
