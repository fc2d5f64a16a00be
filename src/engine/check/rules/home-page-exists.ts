import { homeRoute } from '../../../shared/routes.ts';
import { defineRule } from '../rule.ts';

export const homePageExists = defineRule({
  id: 'home-page-exists',
  severity: 'error',
  isFixed: true,
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
