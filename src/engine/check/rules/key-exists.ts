import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const keyExists = judgeEach('error', ({ contentFile, report, suggest, valuesOf }) => {
  for (const key of valuesOf('key')) {
    const { value, keys, place } = key;
    // An item without a key breaks the schema, and may be the missing one.
    if (keys.includes(value) || !contentFile.isKnown(place.pointer)) continue;
    report(key, `Unknown key ${quote(value)}.`, {
      ...suggest(value, keys),
      hint: `The keys here are: ${listSome(keys)}.`,
    });
  }
});
