import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';

export const fontReadable = judgeAll('fixed', ({ site, report, usesOf }) => {
  for (const [value, [{ file, place }]] of groupBy(usesOf('font'), (use) => use.value)) {
    // Another rule reports missing files.
    const font = site.pictures?.describeFont(value);
    if (font && 'problem' in font)
      report(file, place, font.problem, { hint: 'Download the font again, as WOFF2.' });
  }
});
