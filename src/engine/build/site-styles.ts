import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainError } from '../../shared/plain-error.ts';
import type { ServerEntry, SiteStyles } from '../../shared/rendered-page.ts';
import type { CardDesign } from '../../shared/social-card.ts';
import { loadServerEntry } from './server-entry.ts';

/** Says under which name the style sheet lies, and how pictures for social networks look. Like Vite's own notes, it is not published. */
const note = '.vite/site-styles.json';

interface Note {
  file: string;
  card: CardDesign;
}

/** What documents take from the styles for their first screen, beside the code that renders them. */
const firstFile = 'first-styles.json';

type FirstStyles = Pick<SiteStyles, 'theme' | 'rules'>;

/**
 * The style sheet of the site, and what documents take from it for their first screen, in as few bytes as mean the same.
 * @throws Error for rules that cannot be read: a browser leaves them out without a word.
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
        `A styled component has rules that no browser understands: ${message}${place}. Put them right where that text comes from.`,
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

/** Writes the style sheet beside the scripts, with its hash in its name. */
export async function writeSiteStyles({ client, server }: { client: string; server: string }): Promise<void> {
  const entry = await loadServerEntry(server);
  const { sheet, first } = await compileStyles(entry);
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  const file = `assets/site-${hash}.css`;
  writeFileSync(join(client, file), sheet);
  writeFileSync(join(client, note), JSON.stringify({ file, card: entry.documentHead.card } satisfies Note));
  writeFileSync(join(server, firstFile), JSON.stringify(first));
}

/** What `writeSiteStyles` has noted in the client build in `folder`. */
export function readStyleNote(folder: string): Note {
  return JSON.parse(readFileSync(join(folder, note), 'utf8')) as Note;
}

/** What `writeSiteStyles` has left beside the code in `server`. */
export function readFirstStyles(server: string): FirstStyles {
  return JSON.parse(readFileSync(join(server, firstFile), 'utf8')) as FirstStyles;
}
