import type { Sections } from '../../src/sections/definition.ts';
import { sections } from '../../src/sections/index.ts';

// Checked by `tsc`, never run. Each line that must not compile states the reason.

const { statsStrip, contactForm, ...others } = sections;

// @ts-expect-error A section type lacks a definition.
export const missing: Sections = others;

export const surplus: Sections = {
  ...sections,
  // @ts-expect-error A definition has no schema.
  quote: statsStrip,
};

export const mistyped: Sections = {
  ...sections,
  // @ts-expect-error The component of another section has other props.
  richText: statsStrip,
};

const enhance = () => Promise.resolve(() => () => {});

export const misspelt: Sections = {
  ...sections,
  // @ts-expect-error `when` has two values.
  tabbedText: { component: false, island: { when: 'sometimes', enhance } },
};

export const twofold: Sections = {
  ...sections,
  // @ts-expect-error `enhance` and `hydrate` exclude each other.
  contactForm: { ...contactForm, island: { when: 'idle', enhance, hydrate: true } },
};

export const hidden: Sections = {
  ...sections,
  // @ts-expect-error A hydrated component must not be server-only.
  contactForm: { component: false, island: { when: 'idle', hydrate: true } },
};

export const misnamed: Sections = {
  ...sections,
  // @ts-expect-error The file exports no component of the type's name.
  faq: { component: () => import('../../src/sections/Table/Table.tsx') },
};
