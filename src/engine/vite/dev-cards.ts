import { isCardDrawn } from '../documents/head.ts';
import { cardFile } from '../files/output-paths.ts';
import { resolve } from 'node:path';
import { createCardArtist } from '../pictures/card-artist.ts';
import type { SitePluginOptions } from '../build/options.ts';
import type { DevSite } from './dev-site.ts';

/** Draws social pictures on request, the same as in a build. */
export interface DevCards {
  /**
   * The JPEG picture at an address such as `/_social/company/about.jpg`; undefined when no page has it.
   * @throws Error, in a sentence, for a picture that cannot be drawn.
   */
  draw(address: string): Promise<Uint8Array | undefined>;
}

export function createDevCards(
  site: DevSite,
  options: Pick<SitePluginOptions, 'root' | 'publicDir'>,
): DevCards {
  return {
    async draw(address) {
      const route = [...site.site().routes.keys()].find((path) => `/${cardFile(path)}` === address);
      const page = route === undefined ? undefined : site.page(route);
      if (!page) return undefined;
      const { card, head } = await site.render(page);
      if (!isCardDrawn(page, card)) return undefined;
      // An artist caches files, which may have changed.
      return createCardArtist(resolve(options.root, options.publicDir), '').draw(head.card, card);
    },
  };
}
