import type { Page } from '../../engine/content/compiled-file.ts';
import { recordPage } from '../../engine/content/checked-page.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import { type ListContent, listContentOf } from '../../shared/lists.ts';

/** What a page shows of collections, as last checked. */
export function listContentOn({ site, lists, server }: DevSite, page: Page): ListContent | undefined {
  const record = recordPage(site, page, '');
  return record && listContentOf(record, lists, server.config.base);
}
