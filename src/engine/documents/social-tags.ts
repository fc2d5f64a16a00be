import { createHash } from 'node:crypto';
import { type HtmlAttributes, startTag } from '../../shared/html.ts';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import { cardSize, type CardContent } from '../../shared/social-card.ts';
import { cardFile } from '../files/output-paths.ts';
import type { SiteIdentity } from './site-identity.ts';

type Shared = Pick<PageData, 'path' | 'title' | 'description' | 'noindex'>;

/**
 * True for a page that needs a drawn picture: search engines may list it, or it names a picture that networks
 * cannot use unchanged.
 */
export function isCardDrawn({ noindex }: Pick<PageData, 'noindex'>, card: CardContent): boolean {
  return 'src' in card ? !card.isFit : !noindex;
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
  const isDrawn = isCardDrawn(page, card);
  const isNamed = 'src' in card;
  if (!isDrawn && !isNamed)
    return [
      ['og:image', site.url + head.socialPicture],
      ['og:image:alt', site.name],
    ];
  const address = isNamed && !isDrawn ? encodeURI(card.src) : `/${cardFile(page.path)}`;
  // Networks cache a picture by its address: a new title or picture changes the address, but not the file's
  // path. A page's own picture that was replaced under its name keeps its address.
  const version = createHash('sha256')
    .update(JSON.stringify([head.card, card]))
    .digest('hex')
    .slice(0, 8);
  return [
    ['og:image', `${site.url}${address}?v=${version}`],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', isNamed ? card.alt : card.title],
  ];
}
