import type { SiteData } from './generated/site.ts';
import type { HtmlAttributes } from './html.ts';
import type { PageData } from './page.ts';
import type { CardContent, CardDesign } from './social-card.ts';
import type { Thing } from './thing.ts';

/** The interface between the engine and the site's code: the exports of `src/app/entry-server.tsx`. */
export interface ServerEntry {
  /**
   * Loads all section code and returns the function that renders a page. `rules` are those of `siteStyles`,
   * for a built site. Without them each page contains its own styles, as in development.
   */
  createRenderer(
    site: SiteData,
    rules?: readonly ComponentRules[],
  ): Promise<(page: PageData) => RenderedPage>;
  /** The theme's part of `<head>`. */
  documentHead: DocumentHead;
  /** The styles of a built site, computed once per build of its code. */
  siteStyles(): Promise<SiteStyles>;
}

export interface SiteStyles {
  /** The theme's CSS, the beginning of the style sheet. */
  css: string;
  /** The CSS of components, in the order of the style sheet. Serializable. */
  rules: ComponentRules[];
}

/** The rules of one styled component or one animation. */
export interface ComponentRules {
  order: number;
  /** The id of the component or the animation. */
  id: string;
  css: string;
  /** The part for critical CSS, without rules for pointer states and open elements. In a built site only. */
  firstCss: string;
  /** Class names, or the name of the animation. */
  names: string[];
  isAnimation: boolean;
}

/** A page as HTML, in the parts of a document. */
export interface RenderedPage {
  /** The HTML before `<main>`. Pages with the same shell share the same string. */
  top: string;
  /** `<main>` with the first block, whose styles are inlined as critical CSS. */
  mainStart: string;
  /** The other blocks, and the end of `<main>`. */
  mainRest: string;
  /** The HTML after `<main>`, shared like `top`. */
  bottom: string;
  /** Structured data of the page's blocks, for search engines. */
  things: readonly Thing[];
  /** Content of the page's picture for social networks. */
  card: CardContent;
  /** The theme's part of `<head>`. The same object for every page. */
  head: DocumentHead;
  /** Theme: variables, reset, fonts. In a built site, only the critical part. */
  themeCss: string;
  /** `<link rel="preload">` elements for the first screen, for `<head>`. */
  preloads: string;
  /**
   * In a built site, the critical CSS of components. In development all rules that the page uses, in the form
   * that styled-components rehydrates in the browser.
   */
  componentCss: string;
  /** Attributes by which styled-components finds that style element in the browser. */
  componentCssMark: HtmlAttributes;
}

/** The theme's part of a document's head. Files are named by their address on the site. */
export interface DocumentHead {
  /** Colour of the browser's interface around the page: `#ffffff`. */
  themeColor: string;
  /** Icons for tabs, bookmarks and home screens. */
  icons: readonly { rel: 'icon' | 'apple-touch-icon'; href: string; type?: string }[];
  /** Address of the web app manifest. */
  manifest: string;
  /** Fonts of the first screen, with their media types. */
  fonts: readonly { href: string; type: string }[];
  /** Picture for social networks on pages without one of their own. */
  socialPicture: string;
  /** Design of the picture for social networks. */
  card: CardDesign;
  /** Square logo of the organization, for search engines. */
  logo: string;
}
