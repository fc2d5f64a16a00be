import { judgeEach } from '../rule.ts';

export const richTextSupported = judgeEach('error', ({ report, valuesOf }) => {
  for (const { place, unsupported } of valuesOf('richText')) {
    if (place.at !== 'value') continue;
    for (const { text, start, label, hint, meant } of unsupported) {
      const at = { at: 'text', pointer: place.pointer, text, start } as const;
      // A sign that may be meant as a mark needs a person's decision.
      const safe = meant !== undefined && /^[^\s\u00ad!-/:-@[-`{-~]+$/.test(meant);
      report(at, `${label} in rich text.`, { meant, safe, hint });
    }
  }
});
