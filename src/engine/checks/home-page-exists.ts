import { homeRoute } from '../../shared/routes.ts';
import type { Check } from './check.ts';

export const homePageExists: Check = {
  meta: {
    rule: 'home-page-exists',
    severity: 'error',
    description:
      'A website has a home page: the file index.json. Visitors of unknown addresses are sent there.',
    bad: 'pages/ holds only contact-us.json',
    good: 'pages/ holds index.json and contact-us.json',
  },
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
};
