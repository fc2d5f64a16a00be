import { groupBy } from '../../text/group-by.ts';
import type { Rule } from '../rule.ts';

export const fontReadable: Rule = {
  isFixed: true,
  compare({ site, report, usesOf }) {
    for (const [value, [{ file, place }]] of groupBy(usesOf('font'), (use) => use.value)) {
      // Another rule reports missing files.
      const font = site.pictures?.describeFont(value);
      if (font && 'problem' in font)
        report(file, place, font.problem, { hint: 'Download the font again, as WOFF2.' });
    }
  },
};
