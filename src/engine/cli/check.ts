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
import { baselineFile, entriesOf, formatBaseline, readBaseline, withoutBaseline } from '../check/baseline.ts';
import { check, type SiteReport } from '../check/check.ts';
import type { FileSystem } from '../files/file-system.ts';
import { openSite } from '../content/open-site.ts';
import { createNodeFileSystem, writeWhole } from '../files/node-file-system.ts';
import { openCache } from '../files/cache.ts';
import { diffFixes, fixFiles, writeFixes } from '../check/fix.ts';
import { describeRule, explainRule, rules } from '../check/all-rules.ts';
import { describeSection } from '../generate/describe-section.ts';
import type { Change } from '../content/waiting.ts';
import { nameInstant } from '../text/moments.ts';
import { atOption, readClock } from './clock.ts';
import { contentOptions } from './content-options.ts';
import { createRepositoryPaths } from './repository-paths.ts';
import { askBack, explainUnknown, suggest } from '../../shared/suggest.ts';

const checkCommand = defineCommand({
  call: 'npm run check',
  description: 'Checks all content. Reports the place of each mistake, the reason and the correction.',
  options: {
    format: {
      value: 'FORMAT',
      description: 'format of the report',
      oneOf: Object.keys(reportFormats) as (keyof typeof reportFormats)[],
      default: 'pretty',
    },
    ...contentOptions,
    base: baseOption,
    at: atOption,
    'next-change': {
      description:
        'print when a "from" or "until" next changes the site, and where it is written; with --format json all changes of the next 30 days',
    },
    'max-warnings': {
      value: 'N',
      description: 'fail when there are more warnings',
      within: [0, Number.MAX_SAFE_INTEGER],
      defaultText: 'any number',
    },
    explain: { value: 'RULE', description: 'explain a rule, with an example' },
    describe: { value: 'TYPE', description: 'list the properties of a section type, with an example' },
    fix: {
      description:
        'make all corrections that are certain: a typo in a key or value, a lost quote or bracket, an optional value left empty, an address with wrong letter case or an extra slash; the rest of the file stays the same, byte for byte',
    },
    baseline: {
      description:
        'record the findings of today in check.baseline.json; from then on any other fails, a warning too',
    },
    prune: { description: 'remove what does not occur any more from check.baseline.json' },
    'dry-run': { description: 'with --fix: show the changes and write nothing' },
  },
  notes: `The file check.config.json sets the severity of rules to "off", "warning" or "error":
{ "rules": { "alt-text-plain": "off" } }

Paths in the formats github, gitlab and sarif begin at the folder in GITHUB_WORKSPACE, or else at the
repository around the project. In the others they begin at the project.`,
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
  if (values.baseline && values.prune) throw new UsageError('Expected --baseline or --prune, not both.');
  if (values['dry-run'] && !values.fix) throw new UsageError('Expected --fix with --dry-run.');
  if (values.explain !== undefined) return print(explainById(process.cwd(), values.explain));
  if (values.describe !== undefined) return print(describeType(process.cwd(), values.describe));
  return await checkContent(values);
});

async function checkContent(values: Values<(typeof checkCommand)['options']>): Promise<number> {
  const { pagesDir, publicDir } = readFolders(values);
  const base = values.base === undefined ? readBaseSetting(process.cwd()) : readBase(values.base);
  const cache = openCache(resolve('.cache/site'));
  const at = readClock(values.at);
  const files = openPublic(process.cwd(), publicDir, { cache });
  const disk = createNodeFileSystem(process.cwd());
  if (values.fix) {
    const schemas = loadSchemas(disk, cache);
    const fixed = await fixFiles(withoutBaseline(disk), (fileSystem) =>
      check(openSite({ fileSystem, schemas, pagesDir, ...files, base, at })),
    );
    if (values['dry-run']) print(await diffFixes(fixed));
    // On standard error, so that standard output keeps the report's format.
    else for (const line of writeFixes(process.cwd(), fixed)) process.stderr.write(`${line}\n`);
  }
  const open = (fileSystem: FileSystem) => openSite({ fileSystem, pagesDir, ...files, base, cache, at });
  const checkNow = (fileSystem: FileSystem) =>
    showProgress('Checking pages', (onProgress) => check(open(fileSystem), { onProgress }));
  if (values.baseline)
    record(await checkNow(withoutBaseline(disk)), new Set(open(disk).pages.map(({ file }) => file)));
  let report = await checkNow(disk);
  if (values.prune && prune(report)) report = await checkNow(disk);
  cache.save();
  if (values['next-change']) return print(listNext(report.changes, at, values.format));
  const text = reportFormats[values.format](report, {
    // Without colours when the output is no terminal, or NO_COLOR is set.
    paint: styleText,
    describe: (rule) => describeRule(disk, rule),
    inRepository: createRepositoryPaths(process.cwd()),
  });
  if (text !== '') print(`${text}\n`);
  // Findings depend on the instant only where something waits, or has ended.
  if (values.at !== undefined || report.changes.length > 0 || report.unpublished.pages.size > 0)
    process.stderr.write(`Checked as of ${nameInstant(at)}.\n`);
  if (report.diagnostics.some(({ rule }) => rule.startsWith('setup/'))) return 2;
  const { errors, warnings } = report.summary;
  if (readBaseline(disk).entries !== undefined) {
    process.stderr.write(`${count(report.recorded, 'finding')} of before: see ${baselineFile}.\n`);
    if (report.diagnostics.some(({ isEased }) => !isEased)) return 1;
  }
  return errors > 0 || warnings > (values['max-warnings'] ?? Number.POSITIVE_INFINITY) ? 1 : 0;
}

/** The next change; nothing when there is none. As JSON all of the next 30 days. */
function listNext(changes: readonly Change[], at: number, format: string): string {
  const name = (change: Change) => ({ ...change, at: nameInstant(change.at) });
  const end = at + 30 * 24 * 60 * 60 * 1000;
  if (format === 'json')
    return `${JSON.stringify(changes.filter((change) => change.at < end).map(name), null, 2)}\n`;
  const [next] = changes.map(name);
  if (!next) return '';
  const place = next.pointer === '' ? next.file : `${next.file}#${next.pointer}`;
  return `${next.at} ${place} ${next.kind === 'from' ? 'begins' : 'ends'}\n`;
}

/** Writes the findings that may be recorded into the baseline. */
function record({ diagnostics, pages }: SiteReport, pageFiles: ReadonlySet<string>): void {
  const disk = createNodeFileSystem(process.cwd());
  const drawn = new Set(pages.map(({ file }) => file));
  const undrawn = new Set([...pageFiles].filter((file) => !drawn.has(file)));
  const entries = entriesOf(disk, diagnostics, undrawn, (file) => pageFiles.has(file));
  writeWhole(resolve(baselineFile), formatBaseline(entries));
  process.stderr.write(`${baselineFile}: ${count(entries.length, 'finding')} recorded.\n`);
}

/** Removes outdated entries from the baseline. False when there are none. */
function prune({ diagnostics }: SiteReport): boolean {
  const outdated = new Set(
    diagnostics.flatMap(({ rule, pointer }) => (rule === 'baseline-current' ? Number(pointer.slice(1)) : [])),
  );
  if (outdated.size === 0) return false;
  const { entries = [] } = readBaseline(createNodeFileSystem(process.cwd()));
  const kept = entries.filter((_, index) => !outdated.has(index));
  writeWhole(resolve(baselineFile), formatBaseline(kept));
  process.stderr.write(`${baselineFile}: ${count(outdated.size, 'entry', 'entries')} removed.\n`);
  return true;
}

function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

/** @throws UsageError when there is no such rule. */
function explainById(root: string, id: string): string {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule) return explainRule(createNodeFileSystem(root), rule);
  const ids = rules.map((candidate) => candidate.id);
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
