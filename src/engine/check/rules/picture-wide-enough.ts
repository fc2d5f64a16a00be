import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

export const pictureWideEnough: Rule = {
  id: 'picture-wide-enough',
  severity: 'warning',
  start: ({ site, report }) => ({
    document(document) {
      for (const { value, place, shownWide } of usesOf(document, 'picture')) {
        if (shownWide === undefined || value.toLowerCase().endsWith('.svg')) continue;
        // Other rules report missing and damaged files.
        const picture = site.assets.has(value) ? site.pictures?.describe(value) : undefined;
        if (!picture || 'problem' in picture || picture.width * 2 >= shownWide) continue;
        report(
          document.file,
          place,
          `Too small: ${picture.width} pixels wide, and drawn at least ${shownWide} wide, blurred.`,
          { hint: `Save it again from the original, ${shownWide * 2} pixels wide or more.` },
        );
      }
    },
  }),
};
