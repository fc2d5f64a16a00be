import type { Values } from '../../command-line/command.ts';
import { plainError } from '../../shared/plain-error.ts';
import { readFolders } from '../build/options.ts';
import { readClock } from './clock.ts';
import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';

/** Where the content is, for commands that read it. */
export const contentOptions = {
  pages: { value: 'FOLDER', description: 'folder of the content', defaultText: 'PAGES_DIR, or "pages"' },
  public: {
    value: 'FOLDER',
    description: 'folder of pictures and files',
    defaultText: 'PUBLIC_DIR, or "public"',
  },
} as const;

/**
 * The site of these options, for a change of its content.
 * @throws Error when the schemas are broken, because no page can be read then.
 */
export function openContent(values: Values<typeof contentOptions>): Site {
  const site = openSite({ ...readFolders(values), at: readClock() });
  if (site.schemas.findings.length > 0)
    throw plainError('The schemas in section-schemas/ have errors. Run "npm run check" to list them.');
  return site;
}
