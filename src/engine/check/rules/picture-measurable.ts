import { describePicture } from '../../content/roles/picture.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Place } from '../../diagnostics/finding.ts';
import { inParallel } from '../../pictures/in-parallel.ts';
import { unreadable } from '../../pictures/measure-picture.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Rule } from '../rule.ts';

const hint = 'Save the picture again, or name another one.';

export const pictureMeasurable: Rule = {
  id: 'picture-measurable',
  severity: 'error',
  isFixed: true,
  start({ site, report }) {
    const measured: { value: string; file: string; place: Place }[] = [];
    return {
      document(document) {
        const { file } = document;
        for (const use of usesOf(document, 'picture', 'socialPicture', 'themePicture')) {
          const { value, place } = use;
          // Another rule reports missing files.
          const description = site.assets.has(value) ? describePicture(site, use) : undefined;
          if (!description) continue;
          if ('problem' in description) report(file, place, description.message, { hint });
          else measured.push({ value, file, place });
        }
      },
      async end() {
        const byPicture = groupBy(measured, ({ value }) => value);
        await inParallel([...byPicture], async ([src, uses]) => {
          const why = await site.pictures?.findDamage(src);
          if (why === undefined) return;
          for (const { file, place } of uses) report(file, place, unreadable(src, why).message, { hint });
        });
      },
    };
  },
};
