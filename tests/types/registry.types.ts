import { registry, type Registry, type SectionEntry } from '../../src/sections/registry.ts';

// Checked by `tsc`, never run: each line below that must not compile says why.

const { statsStrip, ...others } = registry;

// @ts-expect-error a section type without an entry is named by the compiler
export const missing: Registry = others;

export const surplus: Registry = {
  ...registry,
  // @ts-expect-error an entry without a schema is named by the compiler
  quote: statsStrip,
};

export const mistyped: Registry = {
  ...registry,
  // @ts-expect-error the component of another section takes other props
  richText: statsStrip,
};

export const misspelt: SectionEntry<'statsStrip'> = {
  ...statsStrip,
  // @ts-expect-error there are four ways to come alive
  alive: 'sometimes',
};
