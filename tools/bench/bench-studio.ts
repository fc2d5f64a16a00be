import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { openSite } from '../../src/engine/content/open-site.ts';
import { findBrowser } from '../../tests/stage/find-browser.ts';
import { findFreePort } from '../../tests/stage/listen.ts';
import { startScratchProject } from '../../tests/stage/scratch-project.ts';
import { makePages } from './make-pages.ts';
import { type HeadedPage, type StudioFigures, watchStudio } from './watch-studio.ts';

const generatedPages = 1000;

interface Goal {
  figure: string;
  goal: string;
  read: (figures: StudioFigures) => number;
  isMet?: (value: number) => boolean;
}

const goals: Goal[] = [
  { figure: 'key to changed pixels, median ms', goal: '', read: ({ keys }) => at(keys, 0.5) },
  upTo(80, 'key to changed pixels, p95 ms', ({ keys }) => at(keys, 0.95)),
  { figure: 'empty message, median ms', goal: '', read: ({ messages }) => at(messages, 0.5) },
  { figure: 'empty message, p95 ms', goal: '', read: ({ messages }) => at(messages, 0.95) },
  { figure: '– CPU of the server per key, ms', goal: '', read: ({ keyUsage }) => keyUsage.server },
  { figure: '– CPU of the page per key, ms', goal: '', read: ({ keyUsage }) => keyUsage.page },
  upTo(45, 'CPU per key, ms', ({ keyUsage }) => keyUsage.server + keyUsage.page),
  {
    figure: 'CPU per empty message, ms',
    goal: '',
    read: ({ messageUsage }) => messageUsage.server + messageUsage.page,
  },
  upTo(500, 'opening a page, p95 ms', ({ openings }) => at(openings, 0.95)),
  upTo(1000, 'finding after the pause, p95 ms', ({ findings }) => at(findings, 0.95)),
  exactly(1, 'writes per pause', ({ writes, pauses }) => writes / pauses),
  exactly(0, 'writes between keys', ({ writesBetweenKeys }) => writesBetweenKeys),
];

function upTo(most: number, figure: string, read: Goal['read']): Goal {
  return { figure, goal: `≤ ${most}`, read, isMet: (value) => value <= most };
}

function exactly(wanted: number, figure: string, read: Goal['read']): Goal {
  return { figure, goal: String(wanted), read, isMet: (value) => value === wanted };
}

/** The value below which a share of all values is. */
function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
}

/**
 * Prints what a key in the studio takes, on the site of `pages/` and on the same with a thousand more pages. The keys are
 * typed in the same pages both times, so that their number is the only difference.
 */
export async function measureStudio(): Promise<void> {
  const loadBefore = loadavg()[0]!;
  const small = await measureSite(() => undefined);
  const large = await measureSite(addPages);
  console.log(`| figure | as shipped | ${generatedPages} pages more | goal | met |`);
  console.log('|---|---:|---:|---:|---|');
  for (const { figure, goal, read, isMet } of goals) {
    const values = [small, large].map(read);
    const isAllMet = isMet && values.every(isMet);
    const cells = [figure, ...values.map(round), goal, isAllMet === undefined ? '' : isAllMet ? 'yes' : 'no'];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const [first, second] = [small, large].map(({ keys }) => at(keys, 0.5)) as [number, number];
  const apart = (Math.max(first, second) / Math.min(first, second) - 1) * 100;
  console.log(`| the two medians apart, % | | ${round(apart)} | ≤ 20 | ${apart <= 20 ? 'yes' : 'no'} |`);
  const counts = [small, large].map(
    ({ keys, openings, findings, pauses }) =>
      `${keys.length} keys, ${openings.length} openings, ${findings.length} findings, ${pauses} pauses`,
  );
  console.log(`\nAs shipped: ${counts[0]}. With more pages: ${counts[1]}.`);
  const loads = [loadBefore, loadavg()[0]!].map((load) => load.toFixed(1));
  console.log(`Programs that wanted the processor, a minute's mean: ${loads[0]} before, ${loads[1]} after.`);
}

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Milliseconds of processor time that a process with `tell-usage.mjs` has taken. */
async function readUsage(port: number): Promise<number> {
  const usage = (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as NodeJS.CpuUsage;
  return (usage.user + usage.system) / 1000;
}

/** `change`: of a copy of the site, before its server starts. */
async function measureSite(change: (folder: string) => void): Promise<StudioFigures> {
  const usagePort = await findFreePort();
  const recorder = new URL('./tell-usage.mjs', import.meta.url).href;
  const env = { NODE_OPTIONS: `--import ${recorder}`, USAGE_PORT: String(usagePort) };
  const project = await startScratchProject([], env, undefined, (folder) => {
    copySite(folder);
    change(folder);
  });
  try {
    const { executablePath, env: browserEnv } = await findBrowser();
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox'],
      env: { ...(process.env as Record<string, string>), ...browserEnv },
    });
    try {
      const routes = [...openSite({ root: project.folder }).routes.values()];
      const pages = routes.flatMap(({ route, file }) => readHeaded(project.folder, route, file));
      return await watchStudio({
        browser,
        folder: project.folder,
        url: project.url,
        readServer: () => readUsage(usagePort),
        typed: pages.filter(({ file }) => !file.includes('/batch-')),
        opened: pages,
      });
    } finally {
      await browser.close();
    }
  } finally {
    await project.stop();
  }
}

/** Puts the site of this project in the place of the fixture. */
function copySite(folder: string): void {
  for (const part of ['pages', 'public', 'src/own', 'section-schemas/own', 'check.config.json']) {
    rmSync(join(folder, part), { recursive: true, force: true });
    if (existsSync(part)) cpSync(part, join(folder, part), { recursive: true });
  }
}

function addPages(folder: string): void {
  const pages = join(folder, 'pages');
  const picture = openSite({ root: folder }).assets.addresses.find((address) => address.endsWith('.svg'));
  if (picture === undefined) throw new Error('Missing a picture in public/ that the pages could show.');
  const scratch = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  // The first is a home page, which the site has.
  makePages({
    folder: scratch,
    count: generatedPages + 1,
    siteFolder: join(pages, '_site'),
    menuPaths: [],
    picture,
  });
  for (let batch = 0; batch <= generatedPages / 100; batch++)
    renameSync(join(scratch, `batch-${batch}`), join(pages, `batch-${batch}`));
  rmSync(scratch, { recursive: true });
}

/** A page that begins with a hero, whose heading keys are typed into. */
function readHeaded(folder: string, route: string, file: string): HeadedPage[] {
  const { sections = [] } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    sections?: { type?: unknown; title?: unknown }[];
  };
  const [first] = sections;
  return first?.type === 'hero' && typeof first.title === 'string'
    ? [{ route, file, title: first.title }]
    : [];
}
