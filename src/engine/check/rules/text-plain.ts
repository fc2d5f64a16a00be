import { didYouMean } from '../../diagnostics/finding.ts';
import { findMarkup } from '../../text/markup.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

export const textPlain: Rule = {
  id: 'text-plain',
  severity: 'error',
  document(document, { site, report }) {
    for (const { value, place, isPlain } of document.oddTexts) {
      if (!isPlain || place.at !== 'value') continue;
      const { pointer } = place;
      // The block's type determines which of its texts are rich.
      const block =
        document.kind === 'page' && document.blocks.find((one) => pointer.startsWith(`${one.pointer}/`));
      if (block && !site.schemas?.sections.has(block.type ?? '')) continue;
      const found = findMarkup(value);
      if (!found) continue;
      const { text, start, kind, hint, meant } = found;
      const message = `Unexpected ${kind} ${quote(text)} in a plain text.`;
      report(
        { at: 'text', pointer, text, start, isWritten: true },
        didYouMean(message, text, meant, { safe: meant !== undefined && /[^\s<>\u00ad]/.test(meant) }),
        { hint },
      );
    }
  },
};
