import { listSome } from '../../text/list-some.ts';
import type { Site } from '../../content/site.ts';
import { defineRule } from '../rule.ts';

export const siteFilesComplete = defineRule({
  id: 'site-files-complete',
  severity: 'error',
  isFixed: true,
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      const known = [...(site.schemas?.site.keys() ?? [])];
      const missing = known
        .filter((name) => !site.files.site.has(name) && !mayBeMissing(site, name))
        .map((name) => `"${name}.json"`);
      if (missing.length > 0) {
        const hint = `Copy ${missing.length === 1 ? 'it' : 'them'} from another content folder, or write ${missing.length === 1 ? 'it' : 'them'} after section-schemas/site/.`;
        report({
          file: `${site.pagesDir}/_site`,
          place: { at: 'file' },
          message: `Missing ${listSome(missing)} in "${site.pagesDir}/_site".`,
          hint,
        });
      }
      for (const [name, file] of site.files.site) {
        if (!known.includes(name))
          report({
            file,
            place: { at: 'file' },
            message: `Unknown site file "${name}.json".`,
            hint: `Known: ${listSome(known, (other) => `${other}.json`)}.`,
          });
      }
    },
  }),
});

function mayBeMissing(site: Site, name: string): boolean {
  return site.schemas?.site.get(name)?.schema.mayBeMissing === true;
}
