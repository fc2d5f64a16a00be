import { createHash } from 'node:crypto';
import { type HtmlAttributes, startTag } from '../../shared/html.ts';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import { cardFile } from '../files/output-paths.ts';
import type { SiteIdentity } from './site-identity.ts';

type Shared = Pick<PageData, 'path' | 'title' | 'description' | 'noindex'>;

/** True for pages that get a picture of their own drawn: those that may be found. */
export function hasCard({ noindex }: Pick<PageData, 'noindex'>): boolean {
  return !noindex;
}

/** The elements of `<head>` from which social networks make the preview of a page (https://ogp.me). */
export function socialTags(
  page: Shared,
  content: Pick<RenderedPage, 'card' | 'head'>,
  site: SiteIdentity,
): string {
  const meta = (attributes: HtmlAttributes) => startTag('meta', attributes);
  return [
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: site.name }),
    meta({ property: 'og:title', content: page.title }),
    meta({ property: 'og:description', content: page.description }),
    meta({ property: 'og:url', content: site.url + page.path }),
    ...pictureTags(page, content, site).map(([property, value]) => meta({ property, content: value })),
  ].join('');
}

function pictureTags(
  page: Shared,
  { card, head }: Pick<RenderedPage, 'card' | 'head'>,
  site: SiteIdentity,
): [property: string, value: string][] {
  if (!hasCard(page))
    return [
      ['og:image', site.url + head.socialPicture],
      ['og:image:alt', site.name],
    ];
  // Networks keep a picture under its address: another one gets another address, while the file keeps its place.
  const version = createHash('sha256')
    .update(JSON.stringify([head.card, card]))
    .digest('hex')
    .slice(0, 8);
  return [
    ['og:image', `${site.url}/${cardFile(page.path)}?v=${version}`],
    ['og:image:width', String(head.card.width)],
    ['og:image:height', String(head.card.height)],
    ['og:image:alt', card.title],
  ];
}
