import { didYouMean } from '../../diagnostics/finding.ts';
import { findMarkup } from '../../text/find-markup.ts';
import { quote } from '../../text/quote.ts';
import { defineRule } from '../rule.ts';

export const textPlain = defineRule({
  id: 'text-plain',
  severity: 'error',
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
