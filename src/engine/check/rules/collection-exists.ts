import { listSome, quote } from '../../text/messages.ts';
import { collectionName } from '../../files/page-files.ts';
import { judgeAll } from '../rule.ts';

export const collectionExists = judgeAll('error', ({ site, report, suggest, valuesOf }) => {
  const routes = [...site.collections.keys()];
  for (const list of valuesOf('collection')) {
    const { value } = list;
    if (routes.includes(value)) continue;
    // Another rule reports its badly named file.
    const isStray = (name: string) => name.startsWith(`${value.slice(1)}/_`);
    if (site.files.misplaced.some(isStray)) continue;
    const plain =
      `/${value.replace(/^\/?(?:pages\/)?|(?:\/(?:index|_collection)(?:\.json)?)?\/?$/g, '')}`.toLowerCase();
    const meant = routes.includes(plain) ? { meant: plain, safe: true } : suggest(plain, routes);
    const folder = `${site.pagesDir}${value.startsWith('/') ? value : `/${value}`}/`;
    const hint = site.pages.some(({ file }) => file.startsWith(folder))
      ? `The folder ${folder} is no collection yet: write a file ${collectionName} into it, { "name": "News" }.`
      : `A collection is a folder with a file ${collectionName}. ${routes.length > 0 ? `Known: ${listSome(routes)}.` : 'There is none yet.'}`;
    report(list, `Unknown collection ${quote(value)}.`, { ...meant, hint });
  }
});
