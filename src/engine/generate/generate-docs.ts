import { posix } from 'node:path';
import { describeRule, rules } from '../check/all-rules.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { describeSection, describeSharedParts, describeSiteFile } from './describe-section.ts';

const note = '<!-- Made by "npm run gen". Do not edit. -->';

/** docs/sections.md: every section type with properties and examples. */
export function generateSectionDocs(schemas: SchemaSet): string {
  const sections = [...schemas.sections];
  const list = sections.map(([type]) => `- [${type}](#${type.toLowerCase()})`);
  const intro = [
    'A page is a list of blocks. Each block has a `type`: one of those below. `section-schemas/<type>.json` defines its properties, and this page is generated from these files.',
    'Every block may also have an [`id`](#id), which links can jump to, and [`"hidden": true`](#hidden), which keeps it in the file but not on the page, and [`from`](#from) and [`until`](#until), the times between which visitors see it. `{ "type": "shared", "use": "name" }` shows the block of `pages/_shared/name.json`.',
    'The pictures of the examples are in `section-schemas/examples/`, for the catalogue only. Pages use pictures of `public/`.',
  ];
  return [
    note,
    '# Section types',
    ...intro,
    list.concat('- [shared parts](#shared-parts), which several types use').join('\n'),
    ...sections.map(([type, compiled]) => describeSection(type, compiled, '').trimEnd()),
    describeSharedParts(schemas),
  ]
    .join('\n\n')
    .concat('\n');
}

/** docs/site-files.md: every file of `_site/` with properties and an example. */
export function generateSiteFileDocs({ site }: SchemaSet): string {
  const files = [...site];
  return [
    note,
    '# Files of the site',
    '`pages/_site/` holds what all pages share, one file each. `section-schemas/site/<name>.json` defines its properties, and this page is generated from these files. `npm run check` tests the files like pages.',
    'In a list of properties, `items[].label` is the label of each entry of `items`, and `facts.NAME` any name in `facts`. Each file may also have a `$schema`, which tells an editor where the rules for the file are. [theme.md](theme.md), [forms.md](forms.md), [sign-in.md](sign-in.md) and [statistics.md](statistics.md) are the guides to some of them.',
    files.map(([name]) => `- [${name}.json](#${name}json)`).join('\n'),
    ...files.map(([name, compiled]) => describeSiteFile(name, compiled, 'sections.md')),
  ]
    .join('\n\n')
    .concat('\n');
}

/** docs/diagnostics.md: every rule with its requirement. */
export function generateDiagnosticDocs(fileSystem: FileSystem): string {
  const intro = [
    '`npm run check` reports the file, line and column of every mistake, what is wrong, and what to do. Each kind of mistake has a permanent name, its rule. This page lists all rules. The page of a rule gives the reason and examples; `npm run check -- --explain <rule>` prints it. An example shows only what differs from a small site without mistakes.',
    'An error fails the check and the build. A warning does not, except with `--max-warnings 0`. Some rules are always errors, because without them pages could not be rendered, or not safely.',
    'The file `check.config.json` in the root of the project sets the severity of the others: `{ "rules": { "alt-text-plain": "off", "page-title-length": "error" } }`, each `off`, `warning` or `error`. The check, the build and the development server use it, and editors complete the names. What time alone brings, and what a draft lacks, is a warning at most. A setting that is not understood stops the check with exit code 2.',
  ];
  const rows = rules.map((rule) => {
    const { id, page, severity, isFixed } = rule;
    const { summary } = describeRule(fileSystem, rule);
    return `| [${id}](${posix.relative('docs', page)}) | ${severity}${isFixed ? ', always' : ''} | ${summary} |`;
  });
  const table = ['| rule | severity | requirement |', '| - | - | - |', ...rows].join('\n');
  return [note, '# Diagnostics', ...intro, table].join('\n\n').concat('\n');
}
