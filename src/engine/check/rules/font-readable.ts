import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';

export const fontReadable = judgeAll('fixed', ({ site, report, valuesOf }) => {
  for (const [path, [first]] of groupBy(valuesOf('font'), ({ value }) => value)) {
    // Another rule reports missing files.
    const font = site.pictures?.describeFont(path);
    if (typeof font === 'string') report(first, font, { hint: 'Download the font again, as WOFF2.' });
  }
});
