import { listSome } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const siteFilesComplete = judgeAll('fixed', ({ site, report }) => {
  const folder = `${site.pagesDir}/_site`;
  const schemas = [...site.schemas.site];
  const names = schemas.map(([name]) => name);
  const missing = schemas
    .filter(([name, { schema }]) => !site.files.site.has(name) && schema.mayBeMissing !== true)
    .map(([name]) => `"${name}.json"`);
  const them = missing.length === 1 ? 'it' : 'them';
  if (missing.length > 0)
    report({ file: folder, at: 'file' }, `Missing ${listSome(missing)} in "${folder}".`, {
      hint: `Copy ${them} from another content folder, or write ${them} after section-schemas/site/.`,
    });
  for (const [name, file] of site.files.site) {
    if (!names.includes(name))
      report({ file, at: 'file' }, `Unknown site file "${name}.json".`, {
        hint: `Known: ${listSome(names, (siteFile) => `${siteFile}.json`)}.`,
      });
  }
});
