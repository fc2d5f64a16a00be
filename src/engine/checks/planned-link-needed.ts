import { defineRule } from '../rules/define-rule.ts';

export const plannedLinkNeeded = defineRule({
  id: 'planned-link-needed',
  severity: 'error',
  summary: 'An address in _site/planned-links.json has no page yet.',
  why: 'Once the page is there, the entry has to go, so that the list says what is missing.',
  examples: [
    {
      bad: {
        files: { 'pages/_site/planned-links.json': { paths: ['/about-us'] }, 'pages/about-us.json': {} },
      },
      finds: [
        {
          file: 'pages/_site/planned-links.json',
          slice: '"/about-us"',
          message: 'Unexpected planned link "/about-us": the page exists.',
          hint: 'Remove the entry. pages/about-us.json is shown there.',
        },
      ],
      good: { files: { 'pages/_site/planned-links.json': { paths: [] }, 'pages/about-us.json': {} } },
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      const file = site.files.site.get('planned-links');
      if (file === undefined) return;
      for (const [index, path] of site.plannedPaths.entries()) {
        const page = site.routes.get(path);
        if (page)
          report({
            file,
            place: { at: 'value', pointer: `/paths/${index}` },
            message: `Unexpected planned link "${path}": the page exists.`,
            hint: `Remove the entry. ${page.file} is shown there.`,
          });
      }
    },
  }),
});
