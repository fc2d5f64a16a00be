import { renderToString } from 'react-dom/server';
import { StyleSheetManager, version } from 'styled-components';
import { registry } from '../sections/registry.ts';
import type { SectionType } from '../shared/generated/sections.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { withBase } from '../shared/base.ts';
import type { PageData } from '../shared/page.ts';
import type { RenderedPage } from '../shared/rendered-page.ts';
import { documentHead } from '../theme/document-head.ts';
import { createShellRenderer } from './render-shell.tsx';
import baseCss from '../theme/base.css?inline';
import fontsCss from '../theme/fonts.css?inline';
import groundsCss from '../theme/grounds.css?inline';
import tokensCss from '../theme/tokens.css?inline';
import { cardOfPage } from './card-of-page.ts';
import { createStyleCollector } from './critical-css.ts';
import { describePage } from './describe-page.ts';
import { islandAttributes, islandPrefix } from './island-attributes.ts';
import { liftPreloads } from './lift-preloads.ts';
import { loadComponent } from './section-components.ts';
import { styledComponents } from './styled-registry.ts';
import { SectionContent } from './SectionView.tsx';

/** Thrown when a component fails on the server; says which block of which page. */
export class SectionRenderError extends Error {
  constructor(
    readonly page: PageData,
    readonly index: number,
    override readonly cause: unknown,
  ) {
    const { type } = page.sections[index]!;
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Section type "${type}" failed to render block ${index + 1} of page ${page.path}: ${reason}`);
  }
}

const themeCss = tokensCss + fontsCss + groundsCss + baseCss;

/** Loads every section's code: one after the other, as styled-components numbers styles as code is loaded. */
async function loadSections(): Promise<void> {
  for (const type of Object.keys(registry) as SectionType[]) await loadComponent(type);
}

/** The rules of all components, for the style sheet of a built site. */
export async function siteCss(): Promise<string> {
  await loadSections();
  return createStyleCollector().allCss();
}

/** Prepares rendering: loads every section's code and the site's shell, then renders pages one by one. */
export async function createRenderer(site: SiteData): Promise<(page: PageData) => RenderedPage> {
  await loadSections();
  // A built site has a style sheet with all rules; its documents bring those of the first screen along.
  const hasSiteCss = styledComponents.size > 0;
  const styles = createStyleCollector();
  const shell = createShellRenderer(site, styles);

  return (page) => {
    const preloads = new Set<string>();
    const sections = page.sections.map((_, index) => {
      try {
        return renderSection(page, index, preloads);
      } catch (error) {
        throw new SectionRenderError(page, index, error);
      }
    });
    const { top, bottom } = shell(withBase(import.meta.env.BASE_URL, page.path), page.lang);
    const [first = '', ...others] = sections;
    const firstScreen = { shared: [top], own: [first] };
    const everything = { shared: [top, bottom], own: sections };
    return {
      top,
      mainStart: `<main id="main" tabindex="-1">${first}`,
      mainRest: `${others.join('')}</main>`,
      bottom,
      things: describePage(page, site, import.meta.env.BASE_URL),
      card: cardOfPage(page, site.brand.brand, import.meta.env.BASE_URL),
      head: documentHead,
      themeCss,
      componentCss: styles.cssFor(hasSiteCss ? firstScreen : everything),
      componentCssMark: hasSiteCss ? {} : { 'data-styled': 'true', 'data-styled-version': version },
      preloads: [...preloads].join(''),
    };
  };

  function renderSection(page: PageData, index: number, preloads: Set<string>): string {
    const section = page.sections[index]!;
    const content = renderToString(
      <StyleSheetManager sheet={styles.sheet}>
        <SectionContent type={section.type} section={section} page={page} />
      </StyleSheetManager>,
      { identifierPrefix: islandPrefix(index) },
    );
    const html = styles.finish(liftPreloads(content, preloads));
    return `<section${islandAttributes(section, index)}>${html}</section>`;
  }
}
