import { renderToStaticMarkup } from 'react-dom/server';
import { withoutClosed } from './first-screen.ts';
import { liftPreloads } from './lift-preloads.ts';
import { htmlAttributes } from '../shared/html.ts';
import { directionOf, languageAttributes, languageOfSite } from '../shared/language.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { ShellBottom, ShellTop } from '../shell/Shell.tsx';

/** What stands before and after a page's `<main>`. */
export interface ShellHtml {
  top: string;
  /** The part of `top` that a visitor sees before they open anything. */
  shownTop: string;
  bottom: string;
}

/**
 * Renders the shell for a page's address. It differs between pages only in which link is marked as the current page, so
 * pages that no link of the shell names share one rendering. Around a page in another language it says its own.
 */
export function createShellRenderer(site: SiteData) {
  const render = (path: string): ShellHtml => {
    const top = renderPart(<ShellTop site={site} path={path} />, 't');
    const bottom = renderPart(<ShellBottom site={site} path={path} />, 'e');
    return { top, shownTop: withoutClosed(top), bottom };
  };
  const renderPart = (part: React.ReactNode, identifierPrefix: string) => {
    const html = renderToStaticMarkup(part, { identifierPrefix });
    // The logo is among the first things in the document: a preload would say nothing new.
    return liftPreloads(html, new Set());
  };

  const unmarked = render('');
  const linked = new Set(
    [...(unmarked.top + unmarked.bottom).matchAll(/ href="(\/[^"#]*)"/g)].map((m) => m[1]!),
  );
  const language = languageOfSite(site.brand);
  return (path: string, lang: string): ShellHtml => {
    const shell = linked.has(path) ? render(path) : unmarked;
    if (lang === language) return shell;
    const attributes = languageAttributes(language, directionOf(lang));
    const wrap = (html: string) => `<div class="other-language"${htmlAttributes(attributes)}>${html}</div>`;
    return { top: wrap(shell.top), shownTop: wrap(shell.shownTop), bottom: wrap(shell.bottom) };
  };
}
