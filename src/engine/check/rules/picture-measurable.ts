import { inParallel } from '../../pictures/in-parallel.ts';
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
  });
});
