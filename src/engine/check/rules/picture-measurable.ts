import { describePicture } from '../../content/put-results.ts';
import type { Rule } from '../rule.ts';

export const pictureMeasurable: Rule = {
  id: 'picture-measurable',
  severity: 'error',
  isFixed: true,
  start: ({ site, report }) => ({
    document({ file, facts }) {
      for (const use of facts.pictures) {
        const { value, place } = use;
        // Another rule reports missing files.
        const description = site.assets.has(value) ? describePicture(site, use) : undefined;
        if (description && 'problem' in description) {
          report(file, place, description.message, { hint: 'Save the picture again, or name another one.' });
        }
      }
    },
  }),
};
