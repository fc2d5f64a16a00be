import { homeRoute } from '../../shared/routes.ts';
import { defineRule } from '../rules/define-rule.ts';

export const homePageExists = defineRule({
  id: 'home-page-exists',
  severity: 'error',
  isFixed: true,
  summary: 'A website has a home page: the file index.json.',
  why: 'Visitors of unknown addresses are sent there.',
  examples: [
    {
      bad: { files: { 'pages/index.json': undefined, 'pages/about-us.json': {} } },
      finds: [
        {
          slice: '',
          message: 'Missing home page "pages/index.json".',
          hint: 'Write it, or check whether the content folder is the right one.',
        },
      ],
      good: { files: { 'pages/about-us.json': {} } },
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      if (site.routes.has(homeRoute)) return;
      const file = `${site.pagesDir}/index.json`;
      report({
        file,
        place: { at: 'file' },
        message: `Missing home page "${file}".`,
        hint: 'Write it, or check whether the content folder is the right one.',
      });
    },
  }),
});
