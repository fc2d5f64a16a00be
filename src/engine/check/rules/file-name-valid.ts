import { collectionName, explainReserved, routeOf } from '../../files/page-files.ts';
import { slugOf } from '../../text/paths.ts';
import { judgeAll } from '../rule.ts';

export const fileNameValid = judgeAll('error', ({ site, report }) => {
  for (const name of site.files.misplaced) {
    report({ file: `${site.pagesDir}/${name}`, at: 'file' }, `Unexpected file name "${name}".`, {
      hint: site.schemas.site.has(name.replace('.json', ''))
        ? 'Move it into _site/. For a page, choose another name.'
        : adviseName(name),
    });
  }
});

/** Names of drafts and copies: "about.draft.json", "about copy.json", "about (1).json". */
const aside = /\.(?!json$)|(?:^|[^a-z])(?:backup|bak|copy|draft|kopie|old|tmp)(?:$|[^a-z])|\(\d+\)/i;

function adviseName(name: string): string {
  const reserved = name.endsWith('.json') ? explainReserved(routeOf(name)) : undefined;
  if (reserved !== undefined) return reserved;
  if (/^_(?:site|shared)\//.test(name))
    return 'Here lie JSON files with names of the small letters a to z, digits and hyphens, in no further folders.';
  if (/(?:^|\/)_?coll?ections?\.json$/i.test(name))
    return `The file that makes a collection of its folder is called "${collectionName}". Rename it.`;
  if (/(?:^|\/)_/.test(name))
    return 'Only _site and _shared, directly in the content folder, begin with "_".';
  // Windows hides the last ending of a name.
  const corrected = name.replace(/\.json(?:\.(?:json|txt)|5|c|\s+)$/i, '.json');
  if (/\.json[^/]+$|~$|(?:^|\/)(?:~\$|#)|\.(?:bak|old|orig|rej|swp|tmp)$/i.test(corrected))
    return 'Keep copies outside of this folder. What is put into public/ would be published.';
  if (!/\.json$/i.test(corrected))
    return 'Only JSON files belong here. Pictures and other files go into public/.';
  const meant = rename(corrected);
  if (meant !== undefined && aside.test(corrected))
    return `A file in this folder is a page. Move a file that is no page out of the folder. To publish the page, rename the file to "${meant}".`;
  return meant === undefined
    ? 'Use the small letters a to z, digits and single hyphens.'
    : `Rename it to "${meant}".`;
}

function rename(name: string): string | undefined {
  const segments = name
    .replace(/\.json$/i, '')
    .split('/')
    .map(slugOf);
  return segments.includes(undefined) ? undefined : `${segments.join('/')}.json`;
}
