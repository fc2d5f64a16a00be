import { didYouMean } from '../../diagnostics/finding.ts';
import { findMarkup } from '../../text/markup.ts';
import { quote } from '../../text/messages.ts';
import { partOf } from '../../content/read-content.ts';
import type { Rule } from '../rule.ts';

export const textPlain: Rule = {
  document({ document, site, report }) {
    for (const odd of document.oddTexts) {
      if (!odd.isPlain) continue;
      // The block's type determines which of its texts are rich.
      const block =
        document.kind === 'page' && document.blocks.find((one) => odd.pointer.startsWith(`${one.pointer}/`));
      if (block && !site.schemas?.sections.has(block.type ?? '')) continue;
      const found = findMarkup(odd.value);
      if (!found) continue;
      const { text, start, kind, hint, meant } = found;
      const message = `Unexpected ${kind} ${quote(text)} in a plain text.`;
      report(
        partOf(odd, text, start),
        didYouMean(message, text, meant, { safe: meant !== undefined && /[^\s<>\u00ad]/.test(meant) }),
        { hint },
      );
    }
  },
};
