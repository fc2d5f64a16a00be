import { homeRoute } from '../../../shared/routes.ts';
import type { Rule } from '../rule.ts';

export const homePageExists: Rule = {
  id: 'home-page-exists',
  severity: 'error',
  isFixed: true,
  start: ({ site, report }) => ({
    end() {
      if (site.routes.has(homeRoute)) return;
      const file = `${site.pagesDir}/index.json`;
      report(file, { at: 'file' }, `Missing home page "${file}".`, {
        hint: 'Write it, or check whether the content folder is the right one.',
      });
    },
  }),
};
