import type { Rule } from '../rule.ts';

export const fontReadable: Rule = {
  isFixed: true,
  compare({ site, report, usesOf }) {
    const told = new Set<string>();
    for (const { value, file, place } of usesOf('font')) {
      if (told.has(value)) continue;
      told.add(value);
      const font = site.pictures?.describeFont(value);
      if (font && 'problem' in font)
        report(file, place, font.problem, { hint: 'Download the font again, as WOFF2.' });
    }
  },
};
