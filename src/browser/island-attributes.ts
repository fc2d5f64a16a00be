import { sections } from '../sections/index.ts';
import type { Section } from '../shared/generated/sections.ts';
import { htmlAttributes } from '../shared/html.ts';
import type { PageData } from '../shared/page.ts';

/** The props of a rendered block: the block itself, and its page's language and words. */
export interface BlockProps extends Pick<PageData, 'lang' | 'words'> {
  section: Section;
}

/** Prefix that keeps React's ids unique across the separately rendered blocks of a page. */
export function islandPrefix(index: number): string {
  return `b${index}-`;
}

/**
 * The attributes of a block's `<section>` element, with a leading space. Only interactive blocks have
 * `data-island`; those that React hydrates also have `data-index` and `data-props`, a `BlockProps` in JSON.
 */
export function islandAttributes(index: number, props: BlockProps): string {
  const { section } = props;
  const { island } = sections[section.type];
  return htmlAttributes({
    id: section.id,
    'data-section': section.type,
    'data-island': island?.when,
    'data-index': island?.hydrate ? String(index) : undefined,
    'data-props': island?.hydrate ? JSON.stringify(props) : undefined,
  });
}
