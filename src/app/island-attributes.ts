import { sections } from '../sections/index.ts';
import type { Section } from '../shared/generated/sections.ts';
import { htmlAttributes } from '../shared/html.ts';
import type { PageData } from '../shared/page.ts';

/** What a block is rendered from: the block itself, and what its page says of its language. */
export interface BlockProps extends Pick<PageData, 'lang' | 'words'> {
  section: Section;
}

/** Keeps the ids that React makes apart between the separately rendered blocks of a page. */
export function islandPrefix(index: number): string {
  return `b${index}-`;
}

/**
 * The attributes of a block's `<section>` element, beginning with a space. `data-alive` stands only on interactive
 * blocks; `data-index` and `data-props`, a `BlockProps` in JSON, on those of them that React hydrates.
 */
export function islandAttributes(index: number, props: BlockProps): string {
  const { section } = props;
  const { island } = sections[section.type];
  return htmlAttributes({
    id: section.id,
    'data-section': section.type,
    'data-alive': island?.when,
    'data-index': island?.hydrate ? String(index) : undefined,
    'data-props': island?.hydrate ? JSON.stringify(props) : undefined,
  });
}
