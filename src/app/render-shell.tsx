import { renderToStaticMarkup } from 'react-dom/server';
import { liftPreloads } from './lift-preloads.ts';
import { htmlAttributes } from '../shared/html.ts';
import { isolateValues } from '../shared/isolate.ts';
import { directionOf, languageAttributes, languageOfSite } from '../shared/language.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { ShellBottom, ShellTop } from '../shell/Shell.tsx';
import { FirstScreen } from '../shell/shell-props.ts';

/** A link in a list of the shell to a page of this site. */
const listedLink = /(?<=<li[^<>]*><a) href="(\/[^"#]*)"(?=>)/g;

/**
 * Renders the shell and returns a function that marks the links to the page at an address in it. For a page in another
 * language, the shell declares its own. `shownTop`: the part before `<main>` that is visible before the visitor opens
 * anything.
 */
export function createShellRenderer(site: SiteData) {
  // Without its preload: the logo is near the start of the document anyway.
  const language = languageOfSite(site.brand);
  const render = (part: React.ReactNode) =>
    isolateValues(liftPreloads(renderToStaticMarkup(part), new Set()), language);
  const top = render(<ShellTop site={site} />);
  const bottom = render(<ShellBottom site={site} />);
  const shownTop = render(
    <FirstScreen value={true}>
      <ShellTop site={site} />
    </FirstScreen>,
  );
  const listed = new Set(Array.from((top + bottom).matchAll(listedLink), ([, href]) => href));
  return (path: string, lang: string) => {
    const mark = (html: string) =>
      listed.has(path)
        ? html.replaceAll(listedLink, (link, href) => (href === path ? `${link} aria-current="page"` : link))
        : html;
    const attributes = languageAttributes(language, directionOf(lang));
    const wrap = (html: string) =>
      lang === language ? html : `<div class="other-language"${htmlAttributes(attributes)}>${html}</div>`;
    return { top: wrap(mark(top)), shownTop, bottom: wrap(mark(bottom)) };
  };
}
