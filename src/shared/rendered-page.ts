import type { SiteData } from './generated/site.ts';
import type { PageData } from './page.ts';
import type { Thing } from './json-ld.ts';

/** The interface between the engine and the site's code: the exports of `src/render/entry-server.tsx`. */
export interface ServerEntry {
  /** Loads all section code and returns the function that renders one page. */
  createRenderer(site: SiteData, stylesFor: DocumentStyles): Promise<RenderPage>;
  /** The styles of the site's code, without those that the theme sets. */
  siteStyles(): Promise<SiteStyles>;
  inlineScripts: InlineScripts;
}

/** The scripts in the HTML of pages (`src/browser/inline/`), each a text without a value of the site. */
export type InlineScripts = Record<
  'markScripting' | 'forgetOldAnswers' | 'startSession' | 'closeAnnouncement' | 'fitHeader' | 'deferLayout',
  string
>;

/** `note`: what is read above the page, before its own note. */
export type RenderPage = (page: PageData, note?: string) => RenderedPage;

/** The styles that a document needs for the HTML of its first screen. `lang`: the language of its page. */
export type DocumentStyles = (html: string, lang: string) => string;

/** The style sheet has all three, one after the other. */
export interface SiteStyles {
  /** Variables and reset. */
  theme: string;
  /** What no first screen uses of them. */
  rest: string;
  components: ComponentStyles[];
}

/** The styles of one styled component or one animation. */
export interface ComponentStyles {
  /** The component's class, or the name of the animation. */
  id: string;
  /** The source file. */
  file: string;
  /** With nesting, before it is compiled. */
  nestedCss: string;
  css: string;
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
  /** `<link>` elements for what the first screen shows, for `<head>`. */
  preloads: string;
  /** The styles that the first screen uses: of the theme and of components. */
  styles: string;
}
