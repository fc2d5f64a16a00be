import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import MagicString from 'magic-string';
import { parseSync } from 'vite';
import { childrenOf, type Node } from './find-mistakes.ts';
import { locate, makeMistake, nameOf, type Mistake } from './mistake.ts';
import type { ScratchCopy } from './scratch-copy.ts';

/** What one run of the whole unit suite says. */
export interface SuiteMap {
  /** How long each file of tests takes, in seconds. */
  seconds: Record<string, number>;
  /** Files of tests that are red without a mistake. They are not asked. */
  red: string[];
  /** Files of tests that run the place of each mistake, by its name. */
  reached: Record<string, string[]>;
}

/** How much of the suite's time the tests may take that each mistake is shown to alone. */
const quickShare = 0.2;
const config = ['vitest', 'run', '--config', 'tests/power/vitest.config.ts'];

/** Marks the place of every mistake, runs the unit suite once, and reads which files of tests come by. */
export async function findTests(copy: ScratchCopy, mistakes: Mistake[]): Promise<SuiteMap> {
  const kept = markPlaces(copy, mistakes);
  const folder = mkdtempSync(join(copy.folder, '.cache-hits-'));
  const hook = `--import=file://${join(copy.folder, 'tests/power/hits.mjs')}`;
  const env = { NODE_OPTIONS: hook, HITS_FOLDER: folder, HITS_FILE: join(folder, 'none') };
  const marked = await runSuite(copy, ['--isolate', '--maxWorkers', '2'], env);
  for (const [file, text] of kept) copy.write(file, text);
  // Some tests read the source, and see the marks.
  const doubtful = marked.filter(({ status }) => status === 'failed').map(({ file }) => file);
  const again = doubtful.length > 0 ? await runSuite(copy, doubtful) : [];
  const hits = new Map(readdirSync(folder).map((name) => [decodeURIComponent(name), readHits(folder, name)]));
  const files = marked.map(({ file }) => file);
  // What runs before tests runs for those that share what it makes.
  const sharing = files.filter((file) => file.startsWith('tests/whole/'));
  const reached = mistakes.map((mistake, place) => {
    const direct = files.filter((file) => hits.get(file)?.has(place));
    const shared = hits.get('none')?.has(place) ? sharing : [];
    return [nameOf(mistake), [...new Set([...direct, ...shared])]] as [string, string[]];
  });
  return {
    seconds: Object.fromEntries(marked.map(({ file, seconds }) => [file, seconds])),
    red: again.filter(({ status }) => status === 'failed').map(({ file }) => file),
    reached: Object.fromEntries(reached),
  };
}

function readHits(folder: string, name: string): Set<number> {
  return new Set(readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean).map(Number));
}

interface TestReport {
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}

async function runSuite(copy: ScratchCopy, args: string[], env: Record<string, string> = {}) {
  const report = `${mkdtempSync(join(copy.folder, '.cache-report-'))}/report.json`;
  await copy.run([...config, '--reporter=json', '--outputFile', report, ...args], env, 7200);
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  return testResults.map(({ name, status, startTime, endTime }) => ({
    file: relative(copy.folder, name),
    status,
    seconds: Math.round((endTime - startTime) / 100) / 10,
  }));
}

/** Gives the texts as they were. */
function markPlaces(copy: ScratchCopy, mistakes: Mistake[]): Map<string, string> {
  const marked = new Map<string, MagicString>();
  const kept = new Map<string, string>();
  for (const [place, mistake] of mistakes.entries()) {
    const text = kept.get(mistake.file) ?? copy.read(mistake.file);
    const at = locate(mistake, text);
    if (at === undefined) continue;
    kept.set(mistake.file, text);
    const target = marked.get(mistake.file) ?? new MagicString(text);
    marked.set(mistake.file, target);
    const differs = [...mistake.was].findIndex((sign, index) => sign !== mistake.becomes[index]);
    mark(target, parseSync(mistake.file, text).program as unknown as Node, at + differs, place);
  }
  for (const [file, text] of marked) copy.write(file, text.toString());
  return kept;
}

/** Puts a call before the innermost statement that holds a place, or into the arrow function that it is the body of. */
function mark(text: MagicString, program: Node, at: number, place: number): void {
  const call = `globalThis.noteHit?.(${place})`;
  let put = () => {};
  let node: Node | undefined = program;
  while (node) {
    const parent: Node = node;
    node = childrenOf(parent).find(({ start, end }) => start <= at && at < end);
    if (!node) break;
    const { start, end } = node;
    if (/^(?:Program|BlockStatement|FunctionBody)$/.test(parent.type))
      put = () => text.appendRight(start, `${call};`);
    else if (
      parent.type === 'ArrowFunctionExpression' &&
      parent.body === node &&
      node.type !== 'BlockStatement'
    )
      put = () => text.appendLeft(start, `(${call}, `).prependRight(end, ')');
  }
  put();
}

/** Files of tests that run the place of a mistake: the quick ones, the quickest first, and the others. */
export function listTests({ seconds, red, reached }: SuiteMap, mistake: Mistake): [string[], string[]] {
  const files = (reached[nameOf(mistake)] ?? []).filter((file) => !red.includes(file));
  const sorted = files.toSorted((a, b) => seconds[a]! - seconds[b]!);
  const all = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  let sum = 0;
  const isQuick = (file: string) => (sum += seconds[file]!) <= all * quickShare;
  const quick = sorted.filter(isQuick);
  return [quick, sorted.slice(quick.length)];
}

/** Files of tests that are red when many mistakes are made at once: the others notice none of them. */
export async function findRed(copy: ScratchCopy, mistakes: Mistake[], files: string[]): Promise<string[]> {
  const repairs = mistakes.map((mistake) => makeMistake(copy, mistake));
  const ran = files.length > 0 ? await runSuite(copy, files) : [];
  for (const repair of repairs.toReversed()) repair?.();
  const green = ran.filter(({ status }) => status === 'passed').map(({ file }) => file);
  return files.filter((file) => !green.includes(file));
}

/** Shows a copy with a mistake to files of tests. Gives the first test that is red, if one is. */
export async function askUnitTests(copy: ScratchCopy, files: string[]): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  const env = { POWER_ORDER: files.join(',') };
  const { code, output, late } = await copy.run(
    [...config, '--bail', '1', '--maxWorkers', '1', ...files],
    env,
    900,
  );
  if (code === 0) return undefined;
  const plain = stripVTControlCharacters(output).trim();
  return late ? 'did not end' : (/^ *FAIL +(.+)/m.exec(plain)?.[1] ?? plain.slice(-300));
}
