import { isDrawing } from '../../pictures/plan-variants.ts';
import { judgeAll } from '../rule.ts';

export const pictureWideEnough = judgeAll('warning', ({ site, report, usesOf }) => {
  for (const use of usesOf('picture')) {
    const { value, shownWide } = use;
    if (shownWide === undefined || isDrawing(value)) continue;
    // Other rules report missing and damaged files.
    const picture = site.pictures?.measure(value);
    if (typeof picture !== 'object' || picture.width * 2 >= shownWide) continue;
    report(use, `Too small: ${picture.width} pixels wide, and drawn at least ${shownWide} wide, blurred.`, {
      hint: `Save it again from the original, ${shownWide * 2} pixels wide or more.`,
    });
  }
});
