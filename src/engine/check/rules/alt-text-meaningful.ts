import { quote } from '../../text/messages.ts';
import { isBlank } from '../../../shared/blank.ts';
import { isUnseen } from '../../text/invisible.ts';
import { judgeEach } from '../rule.ts';

export const altTextMeaningful = judgeEach('error', ({ document, report, usesOf }) => {
  for (const { value, place, src, mayBeEmpty } of usesOf('alt')) {
    // The rule text-visible reports a whole text, but no part of a rich text.
    const isReported = isUnseen(value) && document.texts.some((text) => text.value === value);
    if (value === '' || isReported) continue;
    const hint = mayBeEmpty
      ? 'Say what the picture shows, or write "" when it only decorates.'
      : 'Say what the picture shows.';
    if (isBlank(value)) {
      const found = value.trim() === '' ? 'spaces' : 'characters that cannot be seen';
      report(place, `Expected a text instead of ${found}.`, { hint });
    } else if (isFileName(value, src))
      report(place, `Expected a description instead of the file name ${quote(value)}.`, { hint });
  }
});

function isFileName(alt: string, src: string): boolean {
  const text = alt.trim().toLowerCase();
  return (
    src.toLowerCase().endsWith(`/${text}`) ||
    text === src.toLowerCase() ||
    /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(text)
  );
}
