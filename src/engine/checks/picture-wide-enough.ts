import { defineRule } from '../rules/define-rule.ts';
import { pngOf } from '../rules/example-png.ts';

/** The home page with a picture of this size in its hero. */
function example(width: number, height: number) {
  return {
    hero: { picture: { src: '/img/open-day.png', alt: 'Two looms before an open door' } },
    files: { 'public/img/open-day.png': pngOf(width, height) },
  };
}

export const pictureWideEnough = defineRule({
  id: 'picture-wide-enough',
  severity: 'warning',
  summary:
    'A photo has at least half as many pixels as the place on a laptop is wide in which it is drawn. A drawing (SVG) is sharp in any size.',
  why: 'A smaller one is blurred: most often a preview was saved instead of the picture.',
  examples: [
    {
      bad: example(240, 135),
      finds: [
        {
          slice: '"/img/open-day.png"',
          message: 'Too small: 240 pixels wide, and drawn at least 600 wide, blurred.',
          hint: 'Save it anew from the original, 1200 pixels wide or more.',
        },
      ],
      good: example(1200, 675),
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    document({ file, facts }) {
      for (const { value, place, shownWide } of facts.pictures) {
        if (shownWide === undefined || value.toLowerCase().endsWith('.svg')) continue;
        // Missing and damaged files are the matter of other rules.
        const picture = site.assets.has(value) ? site.pictures?.describe(value) : undefined;
        if (!picture || 'problem' in picture || picture.width * 2 >= shownWide) continue;
        report({
          file,
          place,
          message: `Too small: ${picture.width} pixels wide, and drawn at least ${shownWide} wide, blurred.`,
          hint: `Save it anew from the original, ${shownWide * 2} pixels wide or more.`,
        });
      }
    },
  }),
});
