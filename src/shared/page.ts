import type { Entry } from './generated/entry.ts';
import type { Section } from './generated/sections.ts';
import type { BlockWords, MailWords } from './generated/site.ts';
import type { FeedLink } from './listing.ts';
import type { NamedSocialPicture } from './social-picture.ts';

/** A checked page for the renderer: placeholders filled in, shared blocks inserted, hidden blocks removed. */
export interface PageData {
  /** The route, without a trailing slash: `/`, `/company/about`. */
  path: string;
  /** Former or second addresses, which redirect to this page. */
  aliases: string[];
  title: string;
  description: string;
  /** What the page is for, if its file says so. */
  kind?: 'contact' | 'about' | 'service';
  /** The picture for social networks, if the page's file names one. */
  socialPicture?: NamedSocialPicture;
  /** True when search engines should leave the page out. */
  noindex: boolean;
  /** The language of the page: its own, or the site's. */
  lang: string;
  /** The route of the page that this one translates. */
  translationOf?: string;
  /** The site's own words for blocks in this language, if it has any. */
  words?: BlockWords;
  /** The site's own words for the e-mails of its forms in this language, on a page with forms. */
  mailWords?: MailWords;
  /** What lists show of the page, if it belongs to one. */
  entry?: Entry;
  /** The feeds of what it lists, and of what it belongs to. */
  feeds?: FeedLink[];
  /** For the second and further pages of a list: the route of the first one. */
  numbered?: { of: string };
  sections: Section[];
  /** In a preview: why visitors do not see the page now, and each of its blocks. Empty for what they see. */
  notes?: { page: string; blocks: string[] };
}
