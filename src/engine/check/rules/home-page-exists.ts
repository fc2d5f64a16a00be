import { homeRoute } from '../../../shared/routes.ts';
import { judgeAll } from '../rule.ts';

export const homePageExists = judgeAll('fixed', ({ site, report }) => {
  if (site.routes.has(homeRoute)) return;
  const file = `${site.pagesDir}/index.json`;
  report({ file, at: 'file' }, `Missing home page "${file}".`, {
    hint: 'Write it, rename the page that opens the site to "index.json", or check whether the content folder is the right one.',
  });
});
