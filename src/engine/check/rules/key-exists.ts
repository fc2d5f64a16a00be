import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const keyExists = judgeEach('error', ({ document, report, suggest, usesOf }) => {
  for (const use of usesOf('key')) {
    const { value, keys, place } = use;
    // An item without a key breaks the schema, and may be the missing one.
    if (keys.includes(value) || !document.isKnown(place.pointer)) continue;
    report(use, `Unknown key ${quote(value)}.`, {
      ...suggest(value, keys),
      hint: `The keys here are: ${listSome(keys)}.`,
    });
  }
});
