import { registry, type SectionComponent } from '../sections/registry.ts';
import type { SectionType } from '../shared/generated/sections.ts';

type Loaded = { [K in SectionType]: SectionComponent<K> | undefined };
// Empty until code arrives: every key reads as undefined, which is what the type says.
const loaded = {} as Loaded;

/** Loads one section type's code, once. */
export async function loadComponent<K extends SectionType>(type: K): Promise<void> {
  loaded[type] ??= await registry[type].load();
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
