import { lookAt } from '../content/put-results.ts';
import { defineRule } from '../rules/define-rule.ts';

export const pictureMeasurable = defineRule({
  id: 'picture-measurable',
  severity: 'error',
  isFixed: true,
  summary: 'A file that is shown as a picture is a whole picture of the kind its name says.',
  why: 'Its width and height are read from the file, so that nothing on the page shifts while it loads.',
  examples: [
    {
      bad: {
        hero: { picture: { src: '/img/team.png', alt: '' } },
        files: { 'public/img/team.png': 'no picture' },
      },
      finds: [
        {
          slice: '"/img/team.png"',
          message: 'Unreadable picture "/img/team.png". The file is damaged or is no PNG picture.',
          hint: 'Save the picture anew, or name another one.',
        },
      ],
      good: {
        hero: { picture: { src: '/img/team.svg', alt: '' } },
        files: { 'public/img/team.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>' },
      },
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    document({ file, facts }) {
      for (const use of facts.pictures) {
        const { value, place } = use;
        // Missing files are another rule's matter.
        const description = site.assets.has(value) ? lookAt(site, use) : undefined;
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
});
