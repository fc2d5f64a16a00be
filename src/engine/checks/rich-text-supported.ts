import { didYouMean } from '../diagnostics/edit.ts';
import { defineRule } from '../rules/define-rule.ts';

export const richTextSupported = defineRule({
  id: 'rich-text-supported',
  severity: 'error',
  summary:
    'Rich text knows paragraphs, **bold**, *emphasis*, `code`, [links](/our-garden), lists ("- item" or "1. item") and subheadings ("### Title"). HTML, pictures, tables, quotations and nested lists are not known, and what is opened is closed.',
  why: 'Visitors would read what is not known as it is written.',
  examples: [
    {
      bad: { hero: { text: 'We <b>build** software.' } },
      finds: [
        {
          slice: '<b>',
          message: 'Unexpected HTML in rich text.',
          hint: 'HTML does not work here. Use **bold**, *emphasis*, `code`, [links](/our-garden) and lists.',
        },
      ],
      good: { hero: { text: 'We **build** software.' } },
    },
    {
      bad: { hero: { text: 'We **maintain software.' } },
      finds: [
        {
          slice: '**',
          message: 'Missing closing "**" in rich text.',
          hint: 'Close it, or write \\*\\* for the sign itself.',
        },
      ],
      good: { hero: { text: 'We **maintain** software.' } },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { place, problems } of facts.richTexts) {
        if (place.at !== 'value') continue;
        for (const { text, start, message, hint, meant } of problems) {
          const at = { at: 'text', pointer: place.pointer, text, start } as const;
          // A sign that could be a mark of its own is left to the person who writes.
          const safe = meant !== undefined && /^[^\s\u00ad!-/:-@[-`{-~]+$/.test(meant);
          report({ file, place: at, ...didYouMean(message, text, meant, { safe }), hint });
        }
      }
    },
  }),
});
