import { listSome } from '../text/list-some.ts';
import type { Site } from '../content/site.ts';
import { defineRule } from '../rules/define-rule.ts';

export const siteFilesComplete = defineRule({
  id: 'site-files-complete',
  severity: 'error',
  isFixed: true,
  summary:
    'What all pages share, such as the menu and the footer, lies in the folder _site/, one file each. All of them are needed but consent.json, forms.json and words.json, and no others are known.',
  why: 'Without one of them no page could be built.',
  examples: [
    {
      bad: { files: { 'pages/_site/planned-links.json': undefined } },
      finds: [
        {
          file: 'pages/_site',
          slice: '',
          message: 'Missing "planned-links.json" in "pages/_site".',
          hint: 'Copy it from another content folder, or write it after section-schemas/site/.',
        },
      ],
      good: { files: { 'pages/_site/planned-links.json': { paths: [] } } },
    },
    {
      bad: { files: { 'pages/_site/planned-link.json': { paths: [] } } },
      finds: [
        {
          file: 'pages/_site/planned-link.json',
          slice: '',
          message: 'Unknown site file "planned-link.json".',
          hint: 'Known: brand.json, consent.json, forms.json, planned-links.json, sign-in.json, words.json.',
        },
      ],
      good: { files: { 'pages/_site/planned-links.json': { paths: [] } } },
    },
  ],
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
