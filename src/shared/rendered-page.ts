import type { SiteData } from './generated/site.ts';
import type { HtmlAttributes } from './html.ts';
import type { PageData } from './page.ts';
import type { CardContent, CardDesign } from './social-card.ts';
import type { Thing } from './thing.ts';

/** What the site's code gives to the engine: the exports of `src/app/entry-server.tsx`. */
export interface ServerEntry {
  /**
   * Loads all section code and returns the function that renders one page. `rules`: those of `siteStyles`, in a built
   * site; without them each page brings along all it uses, as in development.
   */
  createRenderer(
    site: SiteData,
    rules?: readonly ComponentRules[],
  ): Promise<(page: PageData) => RenderedPage>;
  /** The styles of a built site. They are worked out once per build of its code. */
  siteStyles(): Promise<SiteStyles>;
}

export interface SiteStyles {
  /** The theme's, with which the style sheet begins. */
  css: string;
  /** Those of components, which follow in this order. Plain data. */
  rules: ComponentRules[];
}

/** The rules of one styled component, or one animation. */
export interface ComponentRules {
  order: number;
  /** The component's id, or one for the animation. */
  id: string;
  css: string;
  /** The rules that the first screen needs of it: those of a built site without what answers to a pointer or is open. */
  firstCss: string;
  /** Class names, or the name of the animation. */
  names: string[];
  isAnimation: boolean;
}

/** A page as HTML, in the parts a document is put together from. */
export interface RenderedPage {
  /** What stands before `<main>`; the same string for every page on which the shell looks the same. */
  top: string;
  /** `<main>` with the first block, for which a document brings the styles along. */
  mainStart: string;
  /** The other blocks, and the end of `<main>`. */
  mainRest: string;
  /** What stands after `<main>`, likewise the same for many pages. */
  bottom: string;
  /** What search engines are told of the page's blocks. */
  things: readonly Thing[];
  /** What the page's picture for social networks shows. */
  card: CardContent;
  /** What the theme puts into `<head>`. The same object for every page. */
  head: DocumentHead;
  /** Theme: variables, reset, fonts. In a built site, what of it the first screen uses. */
  themeCss: string;
  /** `<link>` elements for what the first screen shows, to stand in `<head>`. */
  preloads: string;
  /**
   * In a built site, the component rules that the first screen uses. In development those that the page uses, in the
   * form that styled-components takes over in the browser.
   */
  componentCss: string;
  /** Attributes by which styled-components finds that style element in the browser. */
  componentCssMark: HtmlAttributes;
}

/** What of a document's head is a matter of looks. Files are named by their address on the site. */
export interface DocumentHead {
  /** Colour of the browser's own frame around the page: `#ffffff`. */
  themeColor: string;
  /** What stands in tabs, bookmarks and on home screens. */
  icons: readonly { rel: 'icon' | 'apple-touch-icon'; href: string; type?: string }[];
  /** Address of the web app manifest. */
  manifest: string;
  /** Fonts that the first screen is set in, with their media types. */
  fonts: readonly { href: string; type: string }[];
  /** Shown where a page is linked to that gets no picture of its own. */
  socialPicture: string;
  /** How the picture looks that stands where a page is linked to from a social network. */
  card: CardDesign;
  /** Whose site this is, as a square picture, for search engines. */
  logo: string;
}
