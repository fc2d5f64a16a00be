import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const keyExists = judgeEach('error', ({ document, report, suggest, usesOf }) => {
  for (const use of usesOf('key')) {
    const { value, known, place } = use;
    // An item without a key breaks the schema, and may be the missing one.
    if (known.includes(value) || !document.isKnown(place.pointer)) continue;
    report(use, `Unknown key ${quote(value)}.`, {
      ...suggest(value, known),
      hint: `The keys here are: ${listSome(known)}.`,
    });
  }
});
