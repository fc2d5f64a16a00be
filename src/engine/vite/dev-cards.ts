import { isCardDrawn } from '../documents/head.ts';
import { cardFile } from '../files/output-paths.ts';
import { resolve } from 'node:path';
import { createCardArtist } from '../pictures/card-artist.ts';
import type { SitePluginOptions } from '../build/options.ts';
import type { DevSite } from './dev-site.ts';

/** The picture at an address such as `/_social/company/about.jpg`, as in a build; undefined when no page has it. */
export async function drawCard(
  site: DevSite,
  { root, publicDir }: SitePluginOptions,
  address: string,
): Promise<Uint8Array | undefined> {
  const route = [...site.site().routes.keys()].find((path) => `/${cardFile(path)}` === address);
  const page = route === undefined ? undefined : site.page(route);
  if (!page) return undefined;
  const { card, head } = await site.render(page);
  if (!isCardDrawn(page, card)) return undefined;
  // An artist caches files, which may have changed.
  return createCardArtist(resolve(root, publicDir), '', head.card).draw(card);
}
