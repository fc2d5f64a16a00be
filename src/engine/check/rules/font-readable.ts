import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

export const fontReadable: Rule = {
  id: 'font-readable',
  severity: 'error',
  isFixed: true,
  start: ({ site, report }) => ({
    document(document) {
      const told = new Set<string>();
      for (const { value, place } of usesOf(document, 'font')) {
        // Another rule reports missing files.
        if (told.has(value) || !site.assets.has(value)) continue;
        told.add(value);
        const font = site.pictures?.describeFont(value);
        if (font && 'problem' in font)
          report(document.file, place, font.message, { hint: 'Download the font again, as WOFF2.' });
      }
    },
  }),
};
