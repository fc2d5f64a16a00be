import type { AliveEntry } from '../../src/sections/alive.ts';
import { registry, type Registry } from '../../src/sections/registry.ts';

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

export const misspelt: AliveEntry<'tabbedText'> = {
  // @ts-expect-error there are three times to come alive
  when: 'sometimes',
  enhance: () => Promise.resolve(() => () => {}),
};

// @ts-expect-error one way to come alive, not both
export const twofold: AliveEntry<'tabbedText'> = {
  when: 'idle',
  enhance: () => Promise.resolve(() => () => {}),
  hydrate: () => registry.tabbedText(),
};

// @ts-expect-error the component of another section takes other props
export const foreign: AliveEntry<'tabbedText'> = { when: 'idle', hydrate: () => registry.statsStrip() };
