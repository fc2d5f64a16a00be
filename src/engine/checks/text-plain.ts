import { didYouMean } from '../diagnostics/edit.ts';
import { findMarkup } from '../text/find-markup.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

export const textPlain = defineRule({
  id: 'text-plain',
  severity: 'error',
  summary:
    'A text that is no rich text holds neither HTML nor Markdown, no entities such as "&nbsp;", and no list made of "•". docs/sections.md says which texts are rich.',
  why: 'Visitors would read the signs letter for letter.',
  examples: [
    {
      bad: { hero: { title: 'Made <b>to last</b>' } },
      finds: [
        {
          slice: '<b>',
          message: 'Unexpected HTML "<b>" in a plain text.',
          hint: 'This text is shown as it is written. Remove it.',
        },
      ],
      good: { hero: { title: 'Made to last' } },
    },
    {
      bad: { hero: { title: 'Design &amp; build' } },
      finds: [
        {
          slice: '&amp;',
          message: 'Unexpected HTML "&amp;" in a plain text. Did you mean "&"?',
          hint: 'This text is shown as it is written. Write the sign itself.',
        },
      ],
      good: { hero: { title: 'Design & build' } },
    },
    {
      bad: { hero: { title: 'Made **to last**' } },
      finds: [
        {
          slice: '**to last**',
          message: 'Unexpected Markdown "**to last**" in a plain text.',
          hint: 'This text is shown as it is written. Remove the signs.',
        },
      ],
      good: { hero: { title: 'Made to last' } },
    },
    {
      bad: { hero: { title: '• Design • Build' } },
      finds: [
        {
          slice: '•',
          message: 'Unexpected list "•" in a plain text.',
          hint: 'This text is shown as it is written. Write sentences, or an entry for each point.',
        },
      ],
      good: { hero: { title: 'Design and build' } },
    },
  ],
  looksAt: 'document',
  create: ({ site, report }) => ({
    document(document) {
      const { file, facts } = document;
      for (const { value, place, isPlain } of facts.oddTexts) {
        if (!isPlain || place.at !== 'value') continue;
        const { pointer } = place;
        // Which texts of a block are rich, its type says.
        const block =
          document.kind === 'page' && document.blocks.find((one) => pointer.startsWith(`${one.pointer}/`));
        if (block && !site.schemas?.sections.has(block.type ?? '')) continue;
        const found = findMarkup(value);
        if (!found) continue;
        const { text, start, kind, hint, meant } = found;
        const message = `Unexpected ${kind} ${quote(text)} in a plain text.`;
        report({
          file,
          place: { at: 'text', pointer, text, start, isWritten: true },
          ...didYouMean(message, text, meant, { safe: meant !== undefined && /[^\s<>\u00ad]/.test(meant) }),
          hint,
        });
      }
    },
  }),
});
