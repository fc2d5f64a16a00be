import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makePages } from '../bench/make-pages.ts';
import { measureProcess, type Usage } from '../bench/measure-process.ts';
import { openSite } from '../content/open-site.ts';

/**
 * `npm run bench [-- 100 1000 5000]`: makes content folders of so many pages and prints what checking them, building
 * them from nothing and building them again takes, as whole processes. Figures are for comparing on one machine, so nothing here passes or fails.
 */
const counts = process.argv.slice(2).map(Number).filter(Boolean);
const root = process.cwd();
const site = openSite({ root });
const menuPaths = [...site.routes.keys()].filter((route) => route !== '/').concat(readPlanned());
const scratch = mkdtempSync(join(tmpdir(), 'site-bench-'));

try {
  console.log('| pages | task | wall s | CPU s | pages per CPU s | CPU ms per further page | peak MiB |');
  console.log('|---:|---|---:|---:|---:|---:|---:|');
  const sizes = new Map<number, string>();
  const before = new Map<string, { count: number; usage: Usage }>();
  for (const count of counts.length > 0 ? counts : [100, 1000, 5000]) {
    const folder = join(scratch, `pages-${count}`);
    makePages({ folder, count, siteFolder: resolve(root, 'pages/_site'), menuPaths });
    const outDir = join(root, `.cache/bench-${count}`);
    const run = (command: string) => ['src/engine/cli/run.mjs', `src/engine/cli/${command}.ts`];
    const build = run('build');
    const check = [...run('check'), '--pages', folder];
    const folders = { PAGES_DIR: folder, OUT_DIR: outDir };
    const tasks: Task[] = [
      // Commands are bundled when they are first called.
      { task: 'check', args: check, env: {}, prepare: () => measureProcess(check, {}, scratch) },
      { task: 'build from nothing', args: [...build, '--no-cache'], env: folders },
      {
        task: 'build again, nothing changed',
        args: build,
        env: folders,
        prepare: () => measureProcess(build, folders, scratch),
      },
      { task: 'build again, one page changed', args: build, env: folders, prepare: () => changePage(folder) },
    ];
    for (const { task, args, env, prepare } of tasks) {
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

interface Task {
  task: string;
  args: string[];
  env: Record<string, string>;
  /** What is done before, and not measured. */
  prepare?: () => unknown;
}

function changePage(folder: string): void {
  const file = join(folder, 'index.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('of the benchmark', 'of this benchmark'));
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

/** Mean sizes of the made JSON and of the HTML it became. */
function describeSizes(outDir: string, folder: string): string {
  const mean = (values: number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / values.length / 1024).toFixed(1);
  const html = filesBelow(outDir, '.html').filter((file) => !file.endsWith('404.html'));
  const json = filesBelow(folder, '.json').filter((file) => !file.includes('_site'));
  // Compressing every page would take longer than building them; every fiftieth says the same.
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
  return (
    JSON.parse(readFileSync(join(root, 'pages/_site/planned-links.json'), 'utf8')) as { paths: string[] }
  ).paths;
}
