import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineCommand } from '../../src/command-line/command.ts';
import { UsageError } from '../../src/command-line/read-arguments.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { measureReceiver } from './bench-receiver.ts';
import { measureStudio } from './bench-studio.ts';
import { linkedPage, makePages } from './make-pages.ts';
import { measureProcess, type Usage } from './measure-process.ts';
import { check as checkSite } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';

const command = defineCommand({
  call: 'npm run bench',
  description:
    'Makes content folders of so many pages and prints what checking them, building them from nothing and building them again takes, as whole processes. The figures are for comparing on one machine, so nothing here passes or fails.',
  words: { placeholder: '[PAGES… | receiver | studio]', most: 20 },
  options: {},
  notes: `PAGES are numbers of pages; 100 1000 5000 unless given.
receiver measures how many messages a second the receiver stores, in SQLite and in PostgreSQL.
studio measures how soon a key in the studio changes the page, what that takes of the processor, and
how long opening a page and a finding take, on the site as it is and with 1000 more pages.`,
  examples: [
    'npm run bench',
    'npm run bench -- 1000',
    'npm run bench -- receiver',
    'npm run bench -- studio',
  ],
  exitCodes: { 0: 'all is measured', 2: 'something could not be measured' },
});

const otherBenches = new Map([
  ['receiver', measureReceiver],
  ['studio', measureStudio],
]);

await runCommand(command, ({ words }) => {
  const other = words.length === 1 ? otherBenches.get(words[0]!) : undefined;
  return other ? other() : measure(words.length > 0 ? words.map(readCount) : [100, 1000, 5000]);
});

function readCount(word: string): number {
  if (/^[1-9]\d{0,5}$/.test(word)) return Number(word);
  throw new UsageError(
    `Expected a number of pages from 1 to 999999, or "receiver" or "studio" alone, instead of "${word}".`,
  );
}

async function measure(counts: number[]): Promise<void> {
  const root = process.cwd();
  const site = openSite({ root });
  const menuPaths = [...site.routes.keys()].filter((route) => route !== '/').concat(readPlanned());
  const picture = site.assets.addresses.find((address) => address.endsWith('.svg'));
  if (picture === undefined) throw new Error('Missing a picture in public/ that the pages could show.');
  const scratch = mkdtempSync(join(tmpdir(), 'site-bench-'));

  try {
    console.log('| pages | task | wall s | CPU s | pages per CPU s | CPU ms per further page | peak MiB |');
    console.log('|---:|---|---:|---:|---:|---:|---:|');
    const sizes = new Map<number, string>();
    const before = new Map<string, { count: number; usage: Usage }>();
    for (const count of counts) {
      const folder = join(scratch, `pages-${count}`);
      makePages({ folder, count, siteFolder: resolve(root, 'pages/_site'), menuPaths, picture });
      await refuseFindings(folder);
      const outDir = join(root, `.cache/bench-${count}`);
      for (const { task, args, env, prepare } of listTasks(folder, outDir, scratch)) {
        await prepare?.();
        const usage = await measureProcess(args, env, scratch);
        const smaller = before.get(task);
        const further = smaller ? (usage.cpuMs - smaller.usage.cpuMs) / (count - smaller.count) : undefined;
        before.set(task, { count, usage });
        printRow(count, task, usage, further);
      }
      sizes.set(count, describeSizes(outDir, folder));
      rmSync(outDir, { recursive: true });
    }
    console.log();
    for (const [count, line] of sizes) console.log(`${count} pages: ${line}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

interface Task {
  task: string;
  args: string[];
  env: Record<string, string>;
  /** Runs before the task and is not measured. */
  prepare?: () => unknown;
}

/** What is measured on the pages of a folder. `scratch`: where the figures of a process are written. */
function listTasks(folder: string, outDir: string, scratch: string): Task[] {
  const run = (name: string) => ['src/command-line/run.mjs', `src/engine/cli/${name}.ts`];
  const build = run('build');
  const check = [...run('check'), '--pages', folder];
  const move = [...run('move-page'), linkedPage, `${linkedPage}-moved`, '--pages', folder];
  const folders = { PAGES_DIR: folder, OUT_DIR: outDir };
  return [
    // The first call bundles the command.
    { task: 'check', args: check, env: {}, prepare: () => measureProcess(check, {}, scratch) },
    {
      task: 'build from nothing',
      args: [...build, '--no-cache'],
      env: folders,
      // The first call bundles the command.
      prepare: () => measureProcess(build, folders, scratch),
    },
    {
      task: 'build again, nothing changed',
      args: build,
      env: folders,
      // The build from nothing has cached nothing.
      prepare: () => measureProcess(build, folders, scratch),
    },
    {
      task: "build again, one page's text changed",
      args: build,
      env: folders,
      prepare: () => changePage(folder, '"lead": "', '"lead": "Newly: '),
    },
    {
      task: "build again, one page's title changed",
      args: build,
      env: folders,
      prepare: () => changePage(folder, 'of the benchmark', `of benchmark ${Date.now()}`),
    },
    {
      task: 'move a page that every fifth page links to',
      args: move,
      env: {},
      // The first call bundles the command.
      prepare: () => measureProcess([...move, '--dry-run'], {}, scratch),
    },
  ];
}

/** Pages with findings are not cached, which would change what the tasks take. */
async function refuseFindings(pagesDir: string): Promise<void> {
  const [finding] = (await checkSite(openSite({ pagesDir }))).diagnostics;
  if (finding) throw new Error(`${finding.file}, line ${finding.line}: ${finding.message}`);
}

/** Changes the title of the first page, and with it its social picture. */
function changePage(folder: string, text: string, replacement: string): void {
  const file = join(folder, 'index.json');
  const original = readFileSync(file, 'utf8');
  const changed = original.replace(text, replacement);
  if (changed === original) throw new Error(`The first page of the benchmark does not hold ${text}.`);
  writeFileSync(file, changed);
}

function printRow(
  count: number,
  task: string,
  { wallMs, cpuMs, peakMb }: Usage,
  further: number | undefined,
): void {
  const cells = [
    count,
    task,
    (wallMs / 1000).toFixed(2),
    (cpuMs / 1000).toFixed(2),
    Math.round(count / (cpuMs / 1000)),
    further === undefined ? '' : further.toFixed(2),
    Math.round(peakMb),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Mean sizes of the generated JSON and HTML. */
function describeSizes(outDir: string, folder: string): string {
  const mean = (values: number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / values.length / 1024).toFixed(1);
  const html = filesBelow(outDir, '.html').filter((file) => !file.endsWith('404.html'));
  const json = filesBelow(folder, '.json').filter((file) => !file.includes('_site'));
  // A sample of one in fifty pages, because compressing all takes longer than building them.
  const sample = html
    .filter((_, index) => index % 50 === 0)
    .map((file) => gzipSync(readFileSync(file)).length);
  return `${mean(json.map(sizeOf))} KB JSON → ${mean(html.map(sizeOf))} KB HTML (${mean(sample)} KB gzip) per page`;
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

function sizeOf(file: string): number {
  return statSync(file).size;
}

function readPlanned(): string[] {
  return (JSON.parse(readFileSync('pages/_site/planned-links.json', 'utf8')) as { paths: string[] }).paths;
}
