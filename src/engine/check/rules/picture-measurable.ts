import { inParallel } from '../../pictures/in-parallel.ts';
import { cardSize, fitsCard } from '../../../shared/social-card.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';
import { findDangers } from './picture-safe.ts';

export const pictureMeasurable = judgeAll('fixed', async ({ site, report, usesOf }) => {
  const uses = groupBy(usesOf('picture', 'socialPicture', 'themePicture'), ({ value }) => value);
  await inParallel([...uses], async ([src, shown]) => {
    const problem = await site.pictures?.findProblem(src);
    // Another rule reports what breaks a drawing, at its place in the file.
    if (problem !== undefined && findDangers(site, src).length === 0)
      for (const use of shown) report(use, problem, { hint: 'Save the picture again, or name another one.' });
    const size = site.pictures?.measure(src);
    if (typeof size !== 'object' || fitsCard(size)) return;
    const message = `Unexpected proportions: a picture of ${size.width} × ${size.height} pixels cannot be cropped for social networks.`;
    for (const use of shown.filter(({ role }) => role !== 'picture'))
      report(use, message, {
        hint: `Cut it yourself, to ${cardSize.width} × ${cardSize.height} pixels, or name another one.`,
      });
  });
});
