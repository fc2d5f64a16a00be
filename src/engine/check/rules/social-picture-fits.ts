import { cardSize } from '../../../shared/social-card.ts';
import type { PictureSize } from '../../pictures/measure-picture.ts';
import { judgeAll, type Words } from '../rule.ts';

/** Maximum share of a picture that may be cut off without a finding: 16:9 loses a fifteenth. */
const mostCut = 0.15;

const wanted = `${cardSize.width} × ${cardSize.height} pixels`;

export const socialPictureFits = judgeAll('warning', ({ site, report, usesOf }) => {
  for (const use of usesOf('socialPicture')) {
    const { value } = use;
    // Other rules report missing and damaged files.
    const card = site.pictures?.measure(value);
    if (!card || 'problem' in card) continue;
    const isDrawing = value.toLowerCase().endsWith('.svg');
    const problem = (isDrawing ? undefined : explainSize(card)) ?? explainCut(card);
    if (problem) report(use, problem);
  }
});

const orNone = 'Without "socialPicture" the build draws a picture of the page\'s title.';

function explainSize({ width, height }: PictureSize): Words | undefined {
  if (width >= cardSize.width && height >= cardSize.height) return undefined;
  return {
    message: `Too small: ${width} × ${height} pixels, which social networks show at ${cardSize.width} × ${cardSize.height}, blurred.`,
    hint: `Save it again, ${wanted}. ${orNone}`,
  };
}

function explainCut({ width, height }: PictureSize): Words | undefined {
  const wide = width / height / (cardSize.width / cardSize.height);
  const cut = 1 - Math.min(wide, 1 / wide);
  if (cut <= mostCut) return undefined;
  const where = wide > 1 ? 'left and right' : 'top and bottom';
  return {
    message: `Wrong proportions: of ${width} × ${height} pixels, ${Math.round(cut * 100)} % are cut off at ${where} for social networks.`,
    hint: `Cut it yourself, to ${wanted}, so that what matters stays. ${orNone}`,
  };
}
