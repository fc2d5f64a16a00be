import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentRules } from '../../shared/rendered-page.ts';
import type { CardDesign } from '../../shared/social-card.ts';
import { loadCssCompactor } from './compact-css.ts';
import { loadServerEntry } from './server-entry.ts';

/** Says under which name the style sheet lies, and how pictures for social networks look. Like Vite's own notes, it is not published. */
const note = '.vite/site-styles.json';

interface Note {
  file: string;
  card: CardDesign;
}

/** What documents take from the style sheet for their first screen, beside the code that renders them. */
const rulesFile = 'site-rules.json';

/**
 * Writes the rules of all components into a file beside the scripts, with its hash in its name.
 * @throws Error for rules that browsers would not understand: they leave out what they cannot read, without a word.
 */
export async function writeSiteStyles({ client, server }: { client: string; server: string }): Promise<void> {
  const { siteStyles, documentHead } = await loadServerEntry(server);
  const { css, rules } = await siteStyles();
  const compact = await loadCssCompactor();
  const compactRules = rules.map((group) => ({
    ...group,
    css: compact(group.css),
    firstCss: compact(group.firstCss),
  }));
  const sheet = css + compactRules.map((group) => group.css).join('');
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  const file = `assets/site-${hash}.css`;
  writeFileSync(join(client, file), sheet);
  writeFileSync(join(client, note), JSON.stringify({ file, card: documentHead.card } satisfies Note));
  writeFileSync(join(server, rulesFile), JSON.stringify(compactRules));
}

/** What `writeSiteStyles` has noted in the client build in `folder`. */
export function readStyleNote(folder: string): Note {
  return JSON.parse(readFileSync(join(folder, note), 'utf8')) as Note;
}

/** The rules that `writeSiteStyles` has left beside the code in `server`. */
export function readSiteRules(server: string): ComponentRules[] {
  return JSON.parse(readFileSync(join(server, rulesFile), 'utf8')) as ComponentRules[];
}
