import { placeIn } from '../../content/compiled-file.ts';
import { findShaped } from '../../text/find-shaped.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const lettersPlain = judgeEach('warning', ({ contentFile, site, report }) => {
  const language = (contentFile.kind === 'page' && contentFile.lang?.value) || site.language;
  const isWide = /^(?:zh|ja|ko)\b/.test(language);
  for (const fullText of contentFile.texts) {
    if (!fullText.isPlain && fullText.field?.role !== 'richText') continue;
    for (const { kind, text, start, meant, safe } of findShaped(fullText.value, isWide))
      report(placeIn(fullText, text, start), `Unexpected ${kind} in ${quote(text)}.`, {
        meant,
        safe: safe ?? false,
        hint: 'Screen readers spell such signs or leave them out, and a search does not find the word. Type the letters.',
      });
  }
});
