import type { Check } from './check.ts';

export const pictureMeasurable: Check = {
  meta: {
    rule: 'picture-measurable',
    severity: 'error',
    description:
      'The width and height of a picture are read from its file, so that nothing on the page shifts while it loads. The file must be a picture of the kind its name says.',
    bad: 'public/img/team.jpg is a PNG picture',
    good: 'public/img/team.png is a PNG picture',
  },
  create: ({ site, report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.pictures) {
        // Missing files are another rule's matter.
        const description = site.assets.has(value) ? site.pictures?.describe(value) : undefined;
        if (description && 'problem' in description) {
          report({
            file,
            place,
            message: description.message,
            hint: 'Save the picture anew, or name another one.',
          });
        }
      }
    },
  }),
};
