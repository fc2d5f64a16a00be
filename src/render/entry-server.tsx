import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AnySectionComponent } from '../sections/definition.ts';
import { componentNameOf, loadComponent, sections } from '../sections/index.ts';
import type { SectionType } from '../shared/generated/sections.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { withBase } from '../shared/base.ts';
import { escapeHtml } from '../shared/html.ts';
import { isolateValues } from '../shared/isolate.ts';
import type { PageData } from '../shared/page.ts';
import { plainError } from '../shared/plain-error.ts';
import type { DocumentStyles, InlineScripts, RenderPage, SiteStyles } from '../shared/rendered-page.ts';
import { createShellRenderer } from './render-shell.tsx';
import baseCss from '../styles/base.css?inline';
import printCss from '../styles/print.css?inline';
import restCss from '../styles/rest.css?inline';
import tokensCss from '../styles/tokens.css?inline';
import { estimateHeight } from './block-height.ts';
import { describePage } from './describe-page.ts';
import { type BlockProps, islandAttributes, islandPrefix } from '../browser/island-attributes.ts';
import { renderContent } from './render-content.ts';
import closeAnnouncement from '../browser/inline/close-announcement.ts?script';
import deferLayout from '../browser/inline/defer-layout.ts?script';
import fitHeader from '../browser/inline/fit-header.ts?script';
import forgetOldAnswers from '../browser/inline/forget-old-answers.ts?script';
import markScripting from '../browser/inline/mark-scripting.ts?script';
import startSession from '../browser/inline/start-session.ts?script';
import { sayLanguage, wordsToSay } from './say-language.ts';
import { SectionView } from '../browser/SectionView.tsx';
import { loadLazyComponents, renderStatic } from './server-react.ts';
import { compileCss, compileComponents } from '../styles-compiler/registry.ts';

export const inlineScripts: InlineScripts = {
  markScripting,
  forgetOldAnswers,
  startSession,
  closeAnnouncement,
  fitHeader,
  deferLayout,
};

/** Loads every section's code, one file after the other: the order of loading is the order of styles. */
async function loadSections(): Promise<ReadonlyMap<SectionType, AnySectionComponent>> {
  const components = new Map<SectionType, AnySectionComponent>();
  for (const type of Object.keys(sections) as SectionType[]) {
    const component = await loadComponent(type);
    if (!component)
      throw plainError(
        `The component of section type "${type}" is missing: its file in src/sections/ or src/own/ must export it as "${componentNameOf(type)}".`,
      );
    components.set(type, component);
  }
  await loadLazyComponents();
  return components;
}

/** The styles of the site, including those of components that only browsers load. */
export async function siteStyles(): Promise<SiteStyles> {
  await loadSections();
  for (const load of Object.values(import.meta.glob('../{components,own,sections}/**/*.tsx'))) await load();
  return {
    theme: tokensCss + baseCss,
    rest: compileCss(restCss + printCss),
    components: compileComponents(),
  };
}

/** Loads every section's code and renders the shell. Returns a function that renders a page. */
export async function createRenderer(site: SiteData, stylesFor: DocumentStyles): Promise<RenderPage> {
  const components = await loadSections();
  const shell = createShellRenderer(site);

  return (page, note = '') => {
    const { sections: blocks, notes, lang } = page;
    const path = withBase(import.meta.env.BASE_URL, page.path);
    const preloads = new Set<string>();
    const [first = '', ...later] = blocks.map((section, index) =>
      explainingFailure(page, index, () => {
        const component = components.get(section.type);
        if (!component) throw plainError('src/own/index.ts lacks its definition.');
        return noteBlock(notes?.blocks[index]) + renderBlock({ page, path, index, component, preloads });
      }),
    );
    const { top, shownTop, bottom } = shell(path, lang);
    return {
      top,
      mainStart: `${startOfMain(page)}${noteBlock(`${note} ${notes?.page ?? ''}`.trim())}${first}`,
      mainRest: `${later.join('')}</main>`,
      bottom,
      things: describePage(page, site, import.meta.env.BASE_URL),
      styles: stylesFor(shownTop + first, lang),
      preloads: [...preloads].join(''),
    };
  };
}

interface BlockOfPage {
  page: PageData;
  /** The address of the page, with the base of the site. */
  path: string;
  index: number;
  component: AnySectionComponent;
  /** Takes what belongs into `<head>` for the block. */
  preloads: Set<string>;
}

/** The element of a block. */
function renderBlock({ page, path, index, component, preloads }: BlockOfPage): string {
  const { sections: blocks, lang, words } = page;
  const section = blocks[index]!;
  const props = { section, lang, ...(words && { words }) };
  const isHydrated = sections[section.type].island?.hydrate;
  const said = isHydrated ? props : { ...props, words: wordsToSay(words, lang) };
  const view = <SectionView component={component} path={path} {...said} />;
  const prefix = islandPrefix(index);
  // React's markers between texts are only for hydration.
  const { head, body } = isHydrated
    ? renderContent(renderToString, view, prefix)
    : renderStatic(section.type, () => renderContent(renderToStaticMarkup, view, prefix));
  preloads.add(head);
  const content = isHydrated ? body : isolateValues(sayLanguage(body, lang), lang);
  return startOfBlock(props, index, blocks.length, content) + `${content}</section>`;
}

/** The start tag of a block with this content. */
function startOfBlock(props: BlockProps, index: number, count: number, content: string): string {
  // Browsers match `:last-of-type` only after reading all of <main>, and paint before.
  const last = index === count - 1 ? ' data-last' : '';
  const height = isDeferred(index, content)
    ? ` data-deferred style="${estimateHeight(props.section, content)}"`
    : '';
  return `<section${islandAttributes(index, props)}${last}${height}>`;
}

/** @throws Error that names the block, with the stack of the component. */
function explainingFailure(
  { path, sections: blocks }: PageData,
  index: number,
  render: () => string,
): string {
  try {
    return render();
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    // React says only that "a component suspended".
    const reason = message.startsWith('A component suspended') ? waitingMessage : message;
    const whole = `Section type "${blocks[index]!.type}" failed to render block ${index + 1} of page ${path}: ${reason}`;
    // The stack leads to the line of the component.
    throw Object.assign(new Error(whole), { stack: stack.replace(message, () => whole) });
  }
}

/** The start tag of `<main>`. */
function startOfMain({ sections: blocks }: PageData): string {
  const endsInCall = blocks.at(-1)?.type === 'callToAction';
  return `<main id="main" tabindex="-1"${endsInCall ? ' data-ends-in-call' : ''}>`;
}

/** A note as a block, which navigations and saves replace like any other. */
function noteBlock(note = ''): string {
  if (note === '') return '';
  return `<section role="note" lang="en" dir="ltr" style="padding:0.5rem var(--gutter)"><mark>${escapeHtml(note)}</mark></section>`;
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
