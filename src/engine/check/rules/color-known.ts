import { paletteOf } from '../../content/roles/theme.ts';
import { quote } from '../../text/messages.ts';
import { slugOf } from '../../text/paths.ts';
import { judgeEach } from '../rule.ts';
import { toHex } from './shared/to-hex.ts';

const hex = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

export const colorKnown = judgeEach('fixed', ({ contentFile, site, suggest, report, valuesOf }) => {
  const palette = paletteOf(site);
  // Every name would be unknown: the schema's finding, or one of these, says why.
  const hasNone = Object.keys(palette).length === 0;
  for (const color of valuesOf('color')) {
    const { value } = color;
    if (hex.test(value) || Object.hasOwn(palette, value)) continue;
    const isName = /^[a-z][a-z\d-]*$/.test(value);
    if (hasNone && isName && contentFile.findings.length > 0) return;
    const name = slugOf(value) ?? '';
    const same = Object.hasOwn(palette, name) ? name : toHex(value);
    report(color, `Unknown colour ${quote(value)}.`, {
      meant: same ?? suggest(value, Object.keys(palette)).meant,
      // A word may be another colour here, and one of a larger space is only near.
      safe: same !== undefined && /^\s*(?:#|0x|rgb|hsl|[\da-f]*\d)/i.test(value),
      hint: 'Write a colour such as "#0b1a2b", or a name from "colors" in this file.',
    });
    if (hasNone && isName) return;
  }
});
