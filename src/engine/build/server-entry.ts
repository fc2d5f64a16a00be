import type { SiteData } from '../../shared/generated/site.ts';
import type { PageData } from '../../shared/page.ts';
import type { DocumentContent } from '../documents/html-document.ts';

/** What the site's world gives to the engine: the exports of `src/app/entry-server.tsx`. */
export interface ServerEntry {
  /** Loads all section code and returns the function that renders one page. */
  createRenderer(site: SiteData): Promise<(page: PageData) => DocumentContent>;
}
