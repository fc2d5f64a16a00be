import { defineSection } from '../../src/sections/define-section.ts';
import { sections, type Sections } from '../../src/sections/index.ts';

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

export const misspelt = defineSection<'tabbedText'>({
  component: false,
  // @ts-expect-error `when` has two values.
  island: { when: 'sometimes', enhance },
});

export const twofold = defineSection<'contactForm'>({
  ...contactForm,
  // @ts-expect-error `enhance` and `hydrate` exclude each other.
  island: { when: 'idle', enhance, hydrate: true },
});

// @ts-expect-error A hydrated component must not be server-only.
export const hidden = defineSection<'contactForm'>({
  component: import.meta.env.SSR && (() => Promise.resolve(() => null)),
  island: { when: 'idle', hydrate: true },
});
