import { listSome } from '../../text/messages.ts';
import type { Site } from '../../content/site.ts';
import type { Rule } from '../rule.ts';

export const siteFilesComplete: Rule = {
  id: 'site-files-complete',
  severity: 'error',
  isFixed: true,
  start: ({ site, report }) => ({
    end() {
      const known = [...(site.schemas?.site.keys() ?? [])];
      const missing = known
        .filter((name) => !site.files.site.has(name) && !mayBeMissing(site, name))
        .map((name) => `"${name}.json"`);
      if (missing.length > 0) {
        const hint = `Copy ${missing.length === 1 ? 'it' : 'them'} from another content folder, or write ${missing.length === 1 ? 'it' : 'them'} after section-schemas/site/.`;
        report(
          `${site.pagesDir}/_site`,
          { at: 'file' },
          `Missing ${listSome(missing)} in "${site.pagesDir}/_site".`,
          { hint },
        );
      }
      for (const [name, file] of site.files.site) {
        if (!known.includes(name))
          report(file, { at: 'file' }, `Unknown site file "${name}.json".`, {
            hint: `Known: ${listSome(known, (other) => `${other}.json`)}.`,
          });
      }
    },
  }),
};

function mayBeMissing(site: Site, name: string): boolean {
  return site.schemas?.site.get(name)?.schema.mayBeMissing === true;
}
