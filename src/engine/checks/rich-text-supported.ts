import type { Check } from './check.ts';

export const richTextSupported: Check = {
  meta: {
    rule: 'rich-text-supported',
    severity: 'error',
    description:
      'Rich text knows paragraphs, **bold**, *emphasis*, `code`, [links](/contact-us), lists ("- item" or "1. item") and subheadings ("### Title"). HTML, pictures, tables, quotations and nested lists are not known, and what is opened is closed.',
    bad: '"text": "We <b>build</b> and **maintain software."',
    good: '"text": "We **build** and **maintain** software."',
  },
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { place, problems } of facts.richTexts) {
        if (place.at !== 'value') continue;
        for (const { text, start, message, hint } of problems) {
          report({ file, place: { at: 'text', pointer: place.pointer, text, start }, message, hint });
        }
      }
    },
  }),
};
