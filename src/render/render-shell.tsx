import { renderToStaticMarkup } from 'react-dom/server';
import { renderContent } from './render-content.ts';
import { htmlAttributes } from '../shared/html.ts';
import { isolateValues } from '../shared/isolate.ts';
import { directionOf, languageAttributes, languageOfSite } from '../shared/language.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { memoize } from '../shared/memoize.ts';
import { ShellBottom, ShellTop } from '../shell/Shell.tsx';
import { CurrentAddress, FirstScreen } from '../shell/shell-props.ts';

/** Shells that differ by their current link: more than the shell of any site has links. */
const mostShells = 1000;

/**
 * Returns a function that renders the shell of the page at an address, with its links to that page marked. For a page in
 * another language, the shell declares its own. `shownTop`: the part before `<main>` that is visible before the visitor
 * opens anything.
 */
export function createShellRenderer(site: SiteData) {
  const language = languageOfSite(site.brand);
  // Without its preload: the logo is near the start of the document anyway.
  const render = (content: React.ReactNode) =>
    isolateValues(renderContent(renderToStaticMarkup, content).body, language);
  const shownTop = render(
    <FirstScreen value={true}>
      <ShellTop site={site} />
    </FirstScreen>,
  );
  const renderAt = memoize(mostShells, (address) => ({
    top: render(
      <CurrentAddress value={address}>
        <ShellTop site={site} />
      </CurrentAddress>,
    ),
    bottom: render(
      <CurrentAddress value={address}>
        <ShellBottom site={site} />
      </CurrentAddress>,
    ),
  }));
  const linked = new Set(textsIn(site));
  return (path: string, lang: string) => {
    // Pages to which nothing in the shell can lead share one.
    const { top, bottom } = renderAt(linked.has(path) ? path : '');
    const attributes = languageAttributes(language, directionOf(lang));
    const wrap = (html: string) =>
      lang === language ? html : `<div class="other-language"${htmlAttributes(attributes)}>${html}</div>`;
    return { top: wrap(top), shownTop, bottom: wrap(bottom) };
  };
}

/** Every text in the data of a site, its addresses among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
