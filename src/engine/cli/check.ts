import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { defineCommand, type Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { baseOption } from '../../command-line/usual-options.ts';
import { openPublic } from '../build/site-code.ts';
import { readBase, readBaseSetting, readFolders } from '../build/options.ts';
import { reportFormats } from '../check/report.ts';
import { showProgress } from '../text/progress.ts';
import { loadSchemas, loadValidSchemas } from '../schemas/load-schemas.ts';
import { check } from '../check/check.ts';
import { openSite } from '../content/open-site.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { openCache } from '../files/cache.ts';
import { diffFixes, fixFiles, writeFixes } from '../check/fix.ts';
import { describeRule, explainRule, rules } from '../check/all-rules.ts';
import { describeSection } from '../generate/describe-section.ts';
import { createRepositoryPaths } from './repository-paths.ts';
import { askBack, explainUnknown, suggest } from '../../shared/suggest.ts';

const checkCommand = defineCommand({
  call: 'npm run check',
  what: 'Checks all content. Reports the place of each mistake, the reason and the correction.',
  options: {
    format: {
      takes: 'FORMAT',
      what: 'format of the report',
      oneOf: Object.keys(reportFormats) as (keyof typeof reportFormats)[],
      default: 'pretty',
    },
    pages: { takes: 'FOLDER', what: 'folder of the content', unless: 'PAGES_DIR, or "pages"' },
    public: { takes: 'FOLDER', what: 'folder of pictures and files', unless: 'PUBLIC_DIR, or "public"' },
    base: baseOption,
    'max-warnings': {
      takes: 'N',
      what: 'fail when there are more warnings',
      within: [0, Number.MAX_SAFE_INTEGER],
      unless: 'any number',
    },
    explain: { takes: 'RULE', what: 'explain a rule, with an example' },
    describe: { takes: 'TYPE', what: 'list the properties of a section type, with an example' },
    fix: {
      what: 'make all corrections that are certain: a typo in a key or value, a lost quote or bracket, an optional value left empty, an address with wrong letter case or an extra slash; the rest of the file stays the same, byte for byte',
    },
    'dry-run': { what: 'with --fix: show the changes and write nothing' },
  },
  notes: `The file check.config.json sets the severity of rules to "off", "warning" or "error":
{ "rules": { "alt-text-plain": "off" } }

Paths in the formats github and sarif begin at the folder in GITHUB_WORKSPACE, or else at the repository
around the project. In the others they begin at the project.`,
  examples: [
    'npm run check -- --fix --dry-run',
    'npm run check -- --explain link-target-exists',
    'npm run --silent check -- --format sarif > findings.sarif',
  ],
  exitCodes: {
    0: 'no errors',
    1: 'errors or too many warnings remain',
    2: 'the check could not run',
  },
});

await runCommand(checkCommand, async ({ values }) => {
  if (values['dry-run'] && !values.fix) throw new UsageError('Expected --fix with --dry-run.');
  if (values.explain !== undefined) return print(explainById(process.cwd(), values.explain));
  if (values.describe !== undefined) return print(describeType(process.cwd(), values.describe));
  return await checkContent(values);
});

async function checkContent(values: Values<(typeof checkCommand)['options']>): Promise<number> {
  const { pagesDir, publicDir } = readFolders(values);
  const base = values.base === undefined ? readBaseSetting(process.cwd()) : readBase(values.base);
  const cache = openCache(resolve('.cache/site'));
  const files = openPublic(process.cwd(), publicDir, { cache });
  const disk = createNodeFileSystem(process.cwd());
  if (values.fix) {
    const schemas = loadSchemas(disk, cache);
    const fixed = await fixFiles(disk, (fileSystem) =>
      check(openSite({ fileSystem, schemas, pagesDir, ...files, base })),
    );
    if (values['dry-run']) print(await diffFixes(fixed));
    // On standard error, so that standard output keeps the report's format.
    else for (const line of writeFixes(process.cwd(), fixed)) process.stderr.write(`${line}\n`);
  }
  const report = await showProgress('Checking pages', (onProgress) =>
    check(openSite({ pagesDir, ...files, base, cache }), { onProgress }),
  );
  cache.save();
  const text = reportFormats[values.format](report, {
    // Without colours when the output is no terminal, or NO_COLOR is set.
    paint: styleText,
    describe: (rule) => describeRule(disk, rule),
    inRepository: createRepositoryPaths(process.cwd()),
  });
  if (text !== '') print(`${text}\n`);
  if (report.diagnostics.some(({ rule }) => rule.startsWith('setup/'))) return 2;
  const { errors, warnings } = report.summary;
  return errors > 0 || warnings > (values['max-warnings'] ?? Number.POSITIVE_INFINITY) ? 1 : 0;
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

/** @throws UsageError when there is no such rule. */
function explainById(root: string, id: string): string {
  const rule = rules.find((known) => known.id === id);
  if (rule) return explainRule(createNodeFileSystem(root), rule);
  const ids = rules.map((known) => known.id);
  const { meant } = suggest(id, ids);
  const message = askBack(`Unknown rule "${id}".`, meant && `"${meant}"`);
  throw new UsageError(`${message} docs/diagnostics.md lists all rules.`);
}

/** @throws UsageError when there is no such type. */
function describeType(root: string, type: string): string {
  const { sections } = loadValidSchemas(createNodeFileSystem(root), openCache(join(root, '.cache/site')));
  const compiled = sections.get(type);
  if (compiled) return describeSection(type, compiled);
  throw new UsageError(explainUnknown('section type', type, [...sections.keys()]));
}
