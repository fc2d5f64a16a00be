import { socialPictureSize, fitsSocialPicture } from '../../../shared/social-picture.ts';
import { isDrawing } from '../../pictures/plan-variants.ts';
import { judgeAll } from '../rule.ts';

/** Maximum share of a picture that may be cut off without a finding: 16:9 loses a fifteenth. */
const mostCut = 0.15;

const wanted = `${socialPictureSize.width} × ${socialPictureSize.height} pixels`;

const orNone = 'Without "socialPicture" the build draws a picture of the page\'s title.';

export const socialPictureFits = judgeAll('warning', ({ site, report, valuesOf }) => {
  for (const socialPicture of valuesOf('socialPicture')) {
    // Other rules report missing and damaged files.
    const card = site.pictures?.measure(socialPicture.value);
    if (typeof card !== 'object' || !fitsSocialPicture(card)) continue;
    const { width, height } = card;
    const wide = width / height / (socialPictureSize.width / socialPictureSize.height);
    const cut = 1 - Math.min(wide, 1 / wide);
    const size = `${width} × ${height} pixels`;
    if (
      !isDrawing(socialPicture.value) &&
      (width < socialPictureSize.width || height < socialPictureSize.height)
    ) {
      const effect = `social networks show at ${socialPictureSize.width} × ${socialPictureSize.height}, blurred`;
      report(socialPicture, `Too small: ${size}, which ${effect}.`, {
        hint: `Save it again, ${wanted}. ${orNone}`,
      });
    } else if (cut > mostCut) {
      const where = wide > 1 ? 'left and right' : 'top and bottom';
      const lost = `${Math.round(cut * 100)} % are cut off at ${where} for social networks`;
      report(socialPicture, `Wrong proportions: of ${size}, ${lost}.`, {
        hint: `Cut it yourself, to ${wanted}, so that what matters stays. ${orNone}`,
      });
    }
  }
});
