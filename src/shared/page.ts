import type { Section } from './generated/sections.ts';
import type { BlockWords } from './generated/site.ts';
import type { NamedCard } from './social-card.ts';

/** A page as the renderer takes it: checked, placeholders filled in, shared blocks in place, hidden blocks gone. */
export interface PageData {
  /** Where the page lives, without a trailing slash: `/`, `/company/about`. */
  path: string;
  /** Old or second addresses that lead to this page. */
  aliases: string[];
  title: string;
  description: string;
  /** What the page is for, when its file says so. */
  kind?: 'contact' | 'about' | 'service';
  /** What social networks show beside its title, when its file names a picture. */
  socialPicture?: NamedCard;
  /** True when search engines are asked to leave the page out. */
  noindex: boolean;
  /** The language of its words: its own, or the site's. */
  lang: string;
  /** The page that this one says in another language. */
  translationOf?: string;
  /** What blocks say by themselves, where the site has words of its own for that language. */
  words?: BlockWords;
  sections: Section[];
}
