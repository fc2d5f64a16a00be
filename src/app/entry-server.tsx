import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type AnySectionComponent, componentNameOf, loadComponent, sections } from '../sections/index.ts';
import type { Section, SectionType } from '../shared/generated/sections.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { withBase } from '../shared/base.ts';
import { isolateValues } from '../shared/isolate.ts';
import { memoize } from '../shared/memoize.ts';
import type { PageData } from '../shared/page.ts';
import { plainError } from '../shared/plain-error.ts';
import type { DocumentStyles, RenderedPage, SiteStyles } from '../shared/rendered-page.ts';
import { createShellRenderer } from './render-shell.tsx';
import baseCss from '../theme/base.css?inline';
import deferredCss from '../theme/deferred.css?inline';
import tokensCss from '../theme/tokens.css?inline';
import { estimateHeight } from './block-height.ts';
import { compileRules, criticalTheme, rulesFor, valuesIn } from './critical-css.ts';
import { describePage } from './describe-page.ts';
import { islandAttributes, islandPrefix } from './island-attributes.ts';
import { liftPreloads } from './lift-preloads.ts';
import { sayLanguage, wordsToSay } from './say-language.ts';
import { SectionView } from './SectionView.tsx';
import { loadLazyComponents, renderStatic } from './server-react.ts';
import { compileCss } from './styled-registry.ts';

/** Loads every section's code, one file after the other: the order of loading is the order of styles. */
async function loadSections(): Promise<ReadonlyMap<SectionType, AnySectionComponent>> {
  const components = new Map<SectionType, AnySectionComponent>();
  for (const type of Object.keys(sections) as SectionType[]) {
    const component = await loadComponent(type);
    if (!component)
      throw plainError(
        `The component of section type "${type}" is missing: its file in src/sections/ must export it as "${componentNameOf(type)}".`,
      );
    components.set(type, component);
  }
  await loadLazyComponents();
  return components;
}

/** The styles of the site, including those of components that only browsers load. */
export async function siteStyles(): Promise<SiteStyles> {
  await loadSections();
  for (const load of Object.values(import.meta.glob('../{components,sections}/**/*.tsx'))) await load();
  return { theme: tokensCss + baseCss, deferred: compileCss(deferredCss), rules: compileRules() };
}

/** Loads every section's code and renders the shell. Returns a function that renders a page. */
export async function createRenderer(
  site: SiteData,
  { theme, rules }: DocumentStyles,
): Promise<(page: PageData) => RenderedPage> {
  const components = await loadSections();
  const shell = createShellRenderer(site);
  /** Pages that begin alike need the same part of the theme. `shown`: what they contain, as JSON. */
  const themeFor = memoize(100, (shown) =>
    criticalTheme(theme, JSON.parse(shown) as Parameters<typeof criticalTheme>[1]),
  );

  return (page) => {
    const { sections: blocks, lang, words } = page;
    const path = withBase(import.meta.env.BASE_URL, page.path);
    const preloads = new Set<string>();
    const renderBlock = (section: Section, index: number): string => {
      const props = { section, lang, ...(words && { words }) };
      const isLast = index === blocks.length - 1;
      const component = components.get(section.type);
      if (!component) throw plainError('src/sections/index.ts lacks its definition.');
      const isHydrated = sections[section.type].island?.hydrate;
      const said = isHydrated ? props : { ...props, words: wordsToSay(words, lang) };
      const view = <SectionView component={component} path={path} {...said} />;
      const options = { identifierPrefix: islandPrefix(index) };
      const written = isHydrated
        ? renderToString(view, options)
        : // React's markers between texts are only for hydration.
          isolateValues(
            sayLanguage(
              renderStatic(section.type, () => renderToStaticMarkup(view, options)),
              lang,
            ),
            lang,
          );
      // React appends a script for forms that are submitted before hydration. Their clicks are held until then.
      const content = liftPreloads(written.split('<script>', 1)[0]!, preloads);
      // Browsers match `:last-of-type` only after reading all of <main>, and paint before.
      return `<section${islandAttributes(index, props)}${isLast ? ' data-last' : ''}${isDeferred(index, content) ? ` data-deferred style="${estimateHeight(section, content)}"` : ''}>${content}</section>`;
    };
    const [first = '', ...others] = blocks.map((section, index) => {
      try {
        return renderBlock(section, index);
      } catch (error) {
        const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
        // React says only that "a component suspended".
        const reason = message.startsWith('A component suspended') ? waitingMessage : message;
        const whole = `Section type "${section.type}" failed to render block ${index + 1} of page ${page.path}: ${reason}`;
        // The stack leads to the line of the component.
        throw Object.assign(new Error(whole), { stack: stack.replace(message, () => whole) });
      }
    });
    const { top, shownTop, bottom } = shell(path, lang);
    const shown = shownTop + first;
    const used = rulesFor(shown, rules);
    const backgrounds = valuesIn(shown, 'data-background');
    const contained = { backgrounds, languages: [lang, ...valuesIn(shown, 'lang')], rules: used };
    return {
      top,
      mainStart: `<main id="main" tabindex="-1">${first}`,
      mainRest: `${others.join('')}</main>`,
      bottom,
      things: describePage(page, site, import.meta.env.BASE_URL),
      styles: themeFor(JSON.stringify(contained)) + used,
      preloads: [...preloads].join(''),
    };
  };
}

const waitingMessage =
  'A component is async, or waits for a promise in another way. A page is rendered at once: load data in an effect, and code with "lazy".';

/**
 * Attributes that exclude a block from delayed layout. Overhanging parts would be cut off, and hidden parts
 * read aloud: before layout, browsers expose all of a block to screen readers.
 */
const laidOutAtOnce = [' data-hangs', ' hidden=""', ' data-open="false"', '<dialog', '<details'];

/** True for a block far below the first screen whose layout may be delayed. */
function isDeferred(index: number, html: string): boolean {
  return index >= 2 && !laidOutAtOnce.some((mark) => html.includes(mark));
}
