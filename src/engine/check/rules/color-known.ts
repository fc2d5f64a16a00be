import { paletteOf } from '../../content/roles/theme.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const colorKnown = judgeEach('fixed', ({ document, site, suggest, report, usesOf }) => {
  const palette = paletteOf(site);
  // Every name would be unknown: the schema's finding, or one of these, says why.
  const hasNone = Object.keys(palette).length === 0;
  if (hasNone && document.findings.length > 0) return;
  for (const use of usesOf('color')) {
    const { value } = use;
    if (value.startsWith('#') || Object.hasOwn(palette, value)) continue;
    report(use, `Unknown colour ${quote(value)}.`, {
      meant: suggest(value, Object.keys(palette)).meant,
      hint: 'Write a colour such as "#0b1a2b", or a name from "colors" in this file.',
    });
    if (hasNone) return;
  }
});
