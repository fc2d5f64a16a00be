import { findMarkup } from '../../text/markup.ts';
import { quote } from '../../text/messages.ts';
import { placeIn } from '../../content/document.ts';
import { judgeEach } from '../rule.ts';

export const textPlain = judgeEach('error', ({ document: { texts }, report }) => {
  for (const written of texts) {
    const found = written.isPlain && findMarkup(written.value);
    if (!found) continue;
    const { text, start, what, hint, meant } = found;
    const safe = meant !== undefined && /[^\s<>\u00ad]/.test(meant);
    report(placeIn(written, text, start), `Unexpected ${what} ${quote(text)} in a plain text.`, {
      meant,
      safe,
      hint,
    });
  }
});
