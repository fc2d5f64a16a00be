import { isDrawing } from '../../pictures/plan-variants.ts';
import { judgeAll } from '../rule.ts';

export const pictureWideEnough = judgeAll('warning', ({ site, report, valuesOf }) => {
  for (const picture of valuesOf('picture')) {
    const { value, shownWide } = picture;
    if (shownWide === undefined || isDrawing(value)) continue;
    // Other rules report missing and damaged files.
    const size = site.pictures?.measure(value);
    if (typeof size !== 'object' || size.width * 2 >= shownWide) continue;
    report(picture, `Too small: ${size.width} pixels wide, and drawn at least ${shownWide} wide, blurred.`, {
      hint: `Save it again from the original, ${shownWide * 2} pixels wide or more.`,
    });
  }
});
