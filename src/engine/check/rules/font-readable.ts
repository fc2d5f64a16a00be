import type { Rule } from '../rule.ts';

export const fontReadable: Rule = {
  isFixed: true,
  compare({ site, report, usesOf }) {
    const told = new Set<string>();
    for (const { value, file, place } of usesOf('font')) {
      // Another rule reports missing files.
      if (told.has(value) || !site.assets.has(value)) continue;
      told.add(value);
      const font = site.pictures?.describeFont(value);
      if (font && 'problem' in font)
        report(file, place, font.message, { hint: 'Download the font again, as WOFF2.' });
    }
  },
};
