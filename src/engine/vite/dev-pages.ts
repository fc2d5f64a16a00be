import type { PageData } from '../../shared/page.ts';
import type { PageSummary } from '../content/document.ts';
import { createPageOrigins, type PageMemory, type PageOrigin } from '../content/page-memory.ts';
import type { Site } from '../content/site.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';

interface Kept {
  ground: string;
  origin: PageOrigin;
  summary: PageSummary;
  page: PageData;
  isFlawless: boolean;
}

/** Sound pages, from one inspection to the next: of a site that changes, only what has changed is compiled. */
export interface DevPages {
  /** Lets an inspection of the site as it is now take pages and give them; what it gave counts once it is over. */
  renew<Result>(site: Site, inspect: (memory: PageMemory | undefined) => Promise<Result>): Promise<Result>;
  /** A page that the last inspection found sound. */
  page(route: string): PageData | undefined;
}

export function createDevPages(): DevPages {
  let kept = new Map<string, Kept>();
  return {
    async renew(site, inspect) {
      const found = new Map<string, Kept>();
      const result = await inspect(site.schemas && openMemory(site, site.schemas, kept, found));
      kept = found;
      return result;
    },
    page: (route) => kept.get(route)?.page,
  };
}

/** Takes pages from one inspection and puts those of the next in `found`. */
function openMemory(
  site: Site,
  schemas: SchemaSet,
  before: ReadonlyMap<string, Kept>,
  found: Map<string, Kept>,
): PageMemory {
  // A server whose code changes is started anew.
  const origins = createPageOrigins(site, schemas, '');
  return {
    recall(file) {
      origins.lookAt(file);
      const known = before.get(file.route);
      if (!known?.isFlawless || known.ground !== origins.ground()) return undefined;
      const origin = origins.renew(file, known.origin, known.summary);
      if (!origin) return undefined;
      found.set(file.route, { ...known, origin });
      return known.summary;
    },
    keep(file, { document, text }, page, isFlawless) {
      if (!document || text === undefined) return;
      const origin = origins.of(file, text, document);
      found.set(file.route, { ground: origins.ground(), origin, summary: document, page, isFlawless });
    },
  };
}
