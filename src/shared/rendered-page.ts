import type { SiteData } from './generated/site.ts';
import type { PageData } from './page.ts';
import type { Thing } from './thing.ts';

/** The interface between the engine and the site's code: the exports of `src/app/entry-server.tsx`. */
export interface ServerEntry {
  /** Loads all section code and returns the function that renders one page. */
  createRenderer(site: SiteData, styles: DocumentStyles): Promise<(page: PageData) => RenderedPage>;
  /** The styles of the site's code, without those that the theme sets. */
  siteStyles(): Promise<SiteStyles>;
}

/** The styles of which documents take what their first screen uses. Plain data. */
export interface DocumentStyles {
  /** Variables and reset. */
  theme: string;
  /** Those of components, in order. */
  rules: ComponentRules[];
}

/** The style sheet has all three, one after the other: `theme`, `deferred` and `rules`. */
export interface SiteStyles extends DocumentStyles {
  /** What no first screen uses of them. */
  deferred: string;
  rules: WrittenRules[];
}

/** The rules of a component with what they are made of. */
export interface WrittenRules extends ComponentRules {
  /** The source file. */
  file: string;
  /** With nested rules, before they are compiled. */
  written: string;
}

/** The rules of one styled component or one animation. */
export interface ComponentRules {
  /** The component's class, or the name of the animation. */
  id: string;
  css: string;
  /** The rules that the first screen needs of it: see `stylesAtRest`. */
  firstCss: string;
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
