import { openSite } from '../../../src/engine/content/open-site.ts';

/** The addresses of all pages of the site, whatever they are. */
export const sitePages = [...openSite().routes.keys()];
