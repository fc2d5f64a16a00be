import { registry } from '../sections/registry.ts';
import type { Section } from '../shared/generated/sections.ts';

/** Keeps the ids that React makes apart between the separately rendered blocks of a page. */
export function islandPrefix(index: number): string {
  return `b${index}-`;
}

/**
 * The attributes of a block's `<section>` element, beginning with a space. `data-alive` and `data-index` stand
 * only on blocks that come alive; ids and types hold no character that HTML would have to escape.
 */
export function islandAttributes(section: Section, index: number): string {
  const { alive } = registry[section.type];
  const id = section.id === undefined ? '' : ` id="${section.id}"`;
  const island = alive === 'static' ? '' : ` data-alive="${alive}" data-index="${index}"`;
  return `${id} data-section="${section.type}"${island}`;
}
