import { inParallel } from '../../pictures/in-parallel.ts';
import { cardSize, fitsCard } from '../../../shared/social-card.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';
import { findDangers } from './shared/drawings.ts';

export const pictureMeasurable = judgeAll('fixed', async ({ site, report, usesOf }) => {
  const usesByPicture = groupBy(usesOf('picture', 'socialPicture', 'themePicture'), ({ value }) => value);
  await inParallel([...usesByPicture], async ([src, uses]) => {
    const decodeError = await site.pictures?.findDecodeError(src);
    // Another rule reports what breaks a drawing, at its place in the file.
    if (decodeError !== undefined && findDangers(site, src).length === 0)
      for (const use of uses)
        report(use, decodeError, { hint: 'Save the picture again, or name another one.' });
    const size = site.pictures?.measure(src);
    if (typeof size !== 'object' || fitsCard(size)) return;
    const message = `Unexpected proportions: a picture of ${size.width} × ${size.height} pixels cannot be cropped for social networks.`;
    for (const use of uses.filter(({ role }) => role !== 'picture'))
      report(use, message, {
        hint: `Cut it yourself, to ${cardSize.width} × ${cardSize.height} pixels, or name another one.`,
      });
  });
});
