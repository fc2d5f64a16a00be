import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';

export const fontReadable = judgeAll('fixed', ({ site, report, usesOf }) => {
  for (const [value, [use]] of groupBy(usesOf('font'), (candidate) => candidate.value)) {
    // Another rule reports missing files.
    const font = site.pictures?.describeFont(value);
    if (typeof font === 'string') report(use, font, { hint: 'Download the font again, as WOFF2.' });
  }
});
