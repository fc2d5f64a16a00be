import { inParallel } from '../../pictures/in-parallel.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';

export const pictureMeasurable = judgeAll('fixed', async ({ site, report, usesOf }) => {
  const uses = groupBy(usesOf('picture', 'socialPicture', 'themePicture'), ({ value }) => value);
  await inParallel([...uses], async ([src, shown]) => {
    const problem = await site.pictures?.findProblem(src);
    if (problem !== undefined)
      for (const use of shown) report(use, problem, { hint: 'Save the picture again, or name another one.' });
  });
});
