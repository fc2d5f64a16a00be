import { registry, type SectionComponent } from '../sections/registry.ts';
import type { SectionType } from '../shared/generated/sections.ts';

const loaded: { [K in SectionType]?: SectionComponent<K> } = {};

/** Loads one section type's code, once. */
export async function loadComponent(type: SectionType): Promise<void> {
  if (loaded[type] === undefined) Object.assign(loaded, { [type]: await registry[type].load() });
}

/** Loads the code of all given section types. */
export async function loadComponents(types: Iterable<SectionType>): Promise<void> {
  await Promise.all(Array.from(new Set(types), loadComponent));
}

/**
 * The component of a type whose code is loaded.
 * @throws Error when `loadComponent` was not awaited before: a mistake of the caller, not of a page.
 */
export function componentOf<K extends SectionType>(type: K): SectionComponent<K> {
  const component = loaded[type];
  if (component === undefined) throw new Error(`The code of section type "${type}" is not loaded.`);
  return component;
}
