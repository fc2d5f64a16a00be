import { describePicture } from '../../content/roles/picture.ts';
import { inParallel } from '../../pictures/in-parallel.ts';
import { unreadable } from '../../pictures/measure-picture.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';

const hint = 'Save the picture again, or name another one.';

export const pictureMeasurable = judgeAll('fixed', async ({ site, report, usesOf }) => {
  const measured = usesOf('picture', 'socialPicture', 'themePicture').filter((use) => {
    const description = describePicture(site, use);
    if (description && 'problem' in description) report(use, description.problem, { hint });
    return description && !('problem' in description);
  });
  const byPicture = groupBy(measured, ({ value }) => value);
  await inParallel([...byPicture], async ([src, uses]) => {
    const why = await site.pictures?.findDamage(src);
    if (why === undefined) return;
    for (const use of uses) report(use, unreadable(src, why).problem, { hint });
  });
});
