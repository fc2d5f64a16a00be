import { homeRoute } from '../../../shared/routes.ts';
import { collectionOf } from '../../content/collections.ts';
import { judgeAll } from '../rule.ts';

export const collectionPlaced = judgeAll('error', ({ site, report }) => {
  for (const { route, compiled } of site.collections.values()) {
    const around = collectionOf(site.collections, route);
    const at = { file: compiled.file, at: 'file' } as const;
    if (route === homeRoute)
      report(at, 'Unexpected collection at the top of the content folder: all pages would belong to it.', {
        hint: 'Move the file into the folder of the pages that it is to list, such as news/.',
      });
    else if (around)
      report(at, `Unexpected collection "${route}" within another one, "${around.route}".`, {
        hint: `A page belongs to one collection. Move one of the two folders, or remove this file: its pages then belong to "${around.route}".`,
      });
    else if (!site.routes.has(route))
      report(at, `Missing page of the collection "${route}".`, {
        hint: `Feed and entries lead to it. Write ${site.pagesDir}${route}/index.json, with a block of the type pageList.`,
      });
  }
});
