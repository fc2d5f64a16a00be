import { cardSize } from '../../shared/social-card.ts';
import type { PictureSize } from '../pictures/picture-description.ts';
import { defineRule } from '../rules/define-rule.ts';
import { pngOf } from '../rules/example-png.ts';

/** Part of a picture that may be cut off without a word: 16:9 loses a fifteenth. */
const mostCut = 0.15;

const wanted = `${cardSize.width} × ${cardSize.height} pixels`;

/** A page that names such a picture for social networks. */
function example(width: number, height: number) {
  return {
    page: { socialPicture: { src: '/img/open-day.png', alt: 'Two looms before an open door' } },
    files: { 'public/img/open-day.png': pngOf(width, height) },
  };
}

export const socialPictureFits = defineRule({
  id: 'social-picture-fits',
  severity: 'warning',
  summary: `The "socialPicture" of a page has at least ${wanted}, and nearly these proportions.`,
  why: 'Social networks show it in this size: a smaller one is blurred, and of one with other proportions much is cut off.',
  examples: [
    {
      bad: example(600, 315),
      finds: [
        {
          slice: '"/img/open-day.png"',
          message: 'Too small: 600 × 315 pixels, which social networks show at 1200 × 630, blurred.',
          hint: 'Save it anew, 1200 × 630 pixels. Without "socialPicture" the build draws a picture of the page\'s title.',
        },
      ],
      good: example(1200, 630),
    },
    {
      bad: example(1600, 1600),
      finds: [
        {
          slice: '"/img/open-day.png"',
          message:
            'Wrong proportions: of 1600 × 1600 pixels, 48 % are cut off at top and bottom for social networks.',
          hint: 'Cut it yourself, to 1200 × 630 pixels, so that what matters stays. Without "socialPicture" the build draws a picture of the page\'s title.',
        },
      ],
      good: example(2400, 1260),
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    document({ file, facts }) {
      for (const { value, place, shownIn } of facts.pictures) {
        // Missing and damaged files are the matter of other rules.
        const isThere = shownIn === 'card' && site.assets.has(value);
        const card = isThere ? site.pictures?.describeCard(value) : undefined;
        if (!card || 'problem' in card) continue;
        const isDrawing = value.toLowerCase().endsWith('.svg');
        const problem = (isDrawing ? undefined : explainSize(card)) ?? explainCut(card);
        if (problem) report({ file, place, ...problem });
      }
    },
  }),
});

interface Problem {
  message: string;
  hint: string;
}

const orNone = 'Without "socialPicture" the build draws a picture of the page\'s title.';

function explainSize({ width, height }: PictureSize): Problem | undefined {
  if (width >= cardSize.width && height >= cardSize.height) return undefined;
  return {
    message: `Too small: ${width} × ${height} pixels, which social networks show at ${cardSize.width} × ${cardSize.height}, blurred.`,
    hint: `Save it anew, ${wanted}. ${orNone}`,
  };
}

function explainCut({ width, height }: PictureSize): Problem | undefined {
  const wide = width / height / (cardSize.width / cardSize.height);
  const cut = 1 - Math.min(wide, 1 / wide);
  if (cut <= mostCut) return undefined;
  const where = wide > 1 ? 'left and right' : 'top and bottom';
  return {
    message: `Wrong proportions: of ${width} × ${height} pixels, ${Math.round(cut * 100)} % are cut off at ${where} for social networks.`,
    hint: `Cut it yourself, to ${wanted}, so that what matters stays. ${orNone}`,
  };
}
