import { alive } from '../sections/alive.ts';
import type { Section } from '../shared/generated/sections.ts';
import { htmlAttributes } from '../shared/html.ts';

/** Keeps the ids that React makes apart between the separately rendered blocks of a page. */
export function islandPrefix(index: number): string {
  return `b${index}-`;
}

/**
 * The attributes of a block's `<section>` element, beginning with a space. `data-alive` stands only on blocks that come
 * alive, and `data-index` on those of them that React brings to life.
 */
export function islandAttributes(section: Section, index: number): string {
  const entry = alive[section.type];
  return htmlAttributes({
    id: section.id,
    'data-section': section.type,
    'data-alive': entry?.when,
    'data-index': entry?.hydrate && String(index),
  });
}
