import { askForName } from '../../diagnostics/finding.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const keyExists = judgeEach('error', ({ document, report, suggest, usesOf }) => {
  for (const { value, known, place } of usesOf('key')) {
    // The missing key may be a misspelt one.
    if (known.includes(value) || ('pointer' in place && !document.isKnown(place.pointer))) continue;
    report(place, askForName(`Unknown key ${quote(value)}.`, value, known, suggest), {
      hint: `The keys here are: ${listSome(known)}.`,
    });
  }
});
