import { placeIn } from '../../content/document.ts';
import { findShaped } from '../../text/find-shaped.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const lettersPlain = judgeEach('warning', ({ document, site, report }) => {
  const language = (document.kind === 'page' && document.lang?.value) || site.language;
  const isWide = /^(?:zh|ja|ko)\b/.test(language);
  for (const written of document.texts) {
    if (!written.isPlain && written.field?.role !== 'richText') continue;
    for (const { what, text, start, meant, safe } of findShaped(written.value, isWide))
      report(placeIn(written, text, start), `Unexpected ${what} in ${quote(text)}.`, {
        meant,
        safe: safe ?? false,
        hint: 'Screen readers spell such signs or leave them out, and a search does not find the word. Type the letters.',
      });
  }
});
