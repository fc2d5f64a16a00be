import { groupBy } from '../../text/group-by.ts';
import type { Rule } from '../rule.ts';

export const fontReadable: Rule = {
  isFixed: true,
  compare({ site, report, usesOf }) {
    for (const [value, [{ file, place }]] of groupBy(usesOf('font'), (use) => use.value)) {
      // Another rule reports missing files.
      const font = site.assets.has(value) ? site.pictures?.describeFont(value) : undefined;
      if (font && 'problem' in font)
        report(file, place, font.message, { hint: 'Download the font again, as WOFF2.' });
    }
  },
};
