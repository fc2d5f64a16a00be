import { findMarkup } from '../../text/markup.ts';
import { quote } from '../../text/messages.ts';
import { placeIn } from '../../content/compiled-file.ts';
import { judgeEach } from '../rule.ts';

export const textPlain = judgeEach('error', ({ contentFile: { texts }, report }) => {
  for (const fullText of texts) {
    const markup = fullText.isPlain && findMarkup(fullText.value);
    if (!markup) continue;
    const { text, start, label, hint, meant } = markup;
    const safe = meant !== undefined && /[^\s<>\u00ad]/.test(meant);
    report(placeIn(fullText, text, start), `Unexpected ${label} ${quote(text)} in a plain text.`, {
      meant,
      safe,
      hint,
    });
  }
});
