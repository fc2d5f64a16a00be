import { describeRule, rules } from '../check/all-rules.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { describeSection, describeSharedParts } from './describe-section.ts';

const note = '<!-- Made by "npm run gen". Do not edit. -->';

/** docs/sections.md: every section type with properties and examples. */
export function generateSectionDocs(schemas: SchemaSet): string {
  const sections = [...schemas.sections];
  const list = sections.map(([type]) => `- [${type}](#${type.toLowerCase()})`);
  const intro = [
    'A page lists blocks, and each block has a `type`: one of those below. What a block may hold is said in `section-schemas/<type>.json`, from which this page is made.',
    'Besides its own properties every block may have an [`id`](#id), so that links can jump to it, and [`"hidden": true`](#hidden), which keeps it in the file and out of the page. `{ "type": "shared", "use": "name" }` places the block of `pages/_shared/name.json`.',
    'The pictures of the examples lie in `section-schemas/examples/`, and only the catalogue shows them. A page names pictures of `public/`.',
  ];
  return [
    note,
    '# Section types',
    ...intro,
    list.concat('- [what several types take: shared parts](#shared-parts)').join('\n'),
    ...sections.map(([type, compiled]) => describeSection(type, compiled, true).trimEnd()),
    describeSharedParts(schemas),
  ]
    .join('\n\n')
    .concat('\n');
}

/** docs/diagnostics.md: every rule with its requirement. */
export function generateDiagnosticDocs(fileSystem: FileSystem): string {
  const intro = [
    '`npm run check` names every mistake with file, line and column, what is wrong, and what to do. Each kind of mistake has a permanent name, its rule. This page lists them; the page of a rule, which `npm run check -- --explain <rule>` prints, says why and shows examples. These state only what differs from a small site in which nothing is wrong.',
    'An error fails the check and the build. A warning does not, unless `--max-warnings 0` says so. The rules that are always errors are those without which pages could not be rendered, or not safely.',
    'The file `check.config.json` at the root of the project sets the others: `{ "rules": { "alt-text-plain": "off", "page-title-length": "error" } }`, each `off`, `warning` or `error`. Check, build and development server obey it, and editors complete the names. A setting that is not understood stops the check with exit code 2.',
  ];
  const rows = rules.map(({ id, severity, isFixed }) => {
    const { summary } = describeRule(fileSystem, id);
    return `| [${id}](rules/${id}.md) | ${severity}${isFixed ? ', always' : ''} | ${summary} |`;
  });
  const table = ['| rule | severity | what it wants |', '| - | - | - |', ...rows].join('\n');
  return [note, '# Diagnostics', ...intro, table].join('\n\n').concat('\n');
}
