import { renderToStaticMarkup } from 'react-dom/server';
import { liftPreloads } from './lift-preloads.ts';
import { htmlAttributes } from '../shared/html.ts';
import { directionOf, languageAttributes, languageOfSite } from '../shared/language.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { ShellBottom, ShellTop } from '../shell/Shell.tsx';
import { FirstScreen } from '../shell/shell-props.ts';

/** The HTML before and after a page's `<main>`. */
export interface ShellHtml {
  top: string;
  /** The part of `top` that is visible before the visitor opens anything. */
  shownTop: string;
  bottom: string;
}

/**
 * Returns a renderer of the shell for a page's address. Only the mark of the current page differs, so all
 * pages without a link in the shell share one rendering. For a page in another language, the shell declares
 * its own.
 */
export function createShellRenderer(site: SiteData) {
  const render = (path: string): ShellHtml => {
    const top = renderPart(<ShellTop site={site} path={path} />, 't');
    const bottom = renderPart(<ShellBottom site={site} path={path} />, 'e');
    return { top, shownTop, bottom };
  };
  const renderPart = (part: React.ReactNode, identifierPrefix: string) => {
    const html = renderToStaticMarkup(part, { identifierPrefix });
    // Without its preload: the logo is near the start of the document anyway.
    return liftPreloads(html, new Set());
  };

  const shownTop = renderPart(
    <FirstScreen value={true}>
      <ShellTop site={site} path="" />
    </FirstScreen>,
    't',
  );
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
    return { top: wrap(shell.top), shownTop: wrap(shownTop), bottom: wrap(shell.bottom) };
  };
}
