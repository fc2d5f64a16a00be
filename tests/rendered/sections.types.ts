import { defineSection } from '../../src/sections/define-section.ts';
import { sections, type Sections } from '../../src/sections/index.ts';

// Checked by `tsc`, never run. Each line that must not compile states the reason.

const { statsStrip, contactForm, ...others } = sections;

// @ts-expect-error a section type without a definition is named by the compiler
export const missing: Sections = others;

export const surplus: Sections = {
  ...sections,
  // @ts-expect-error a definition without a schema is named by the compiler
  quote: statsStrip,
};

export const mistyped: Sections = {
  ...sections,
  // @ts-expect-error the component of another section takes other props
  richText: statsStrip,
};

const enhance = () => Promise.resolve(() => () => {});

export const misspelt = defineSection<'tabbedText'>({
  component: false,
  // @ts-expect-error there are two times at which a block becomes interactive
  island: { when: 'sometimes', enhance },
});

export const twofold = defineSection<'contactForm'>({
  ...contactForm,
  // @ts-expect-error one way to become interactive, not both
  island: { when: 'idle', enhance, hydrate: true },
});

// @ts-expect-error what the browser hydrates is not for the server alone
export const hidden = defineSection<'contactForm'>({
  component: import.meta.env.SSR && (() => Promise.resolve(() => null)),
  island: { when: 'idle', hydrate: true },
});
