import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Mistake } from './mistake.ts';
import { makeMistake } from './mistake.ts';
import type { ScratchCopy } from './scratch-copy.ts';

/** Node warns when both are set. */
const plain: NodeJS.ProcessEnv = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs tests and returns the first failing one, if any. */
async function ask(
  copy: ScratchCopy,
  args: string[],
  failure: RegExp,
  env = plain,
): Promise<string | undefined> {
  const { code, output, late } = await copy.run(args, env, 900);
  if (code === 0) return undefined;
  return late ? 'did not end' : (failure.exec(output)?.[1] ?? output.trim().slice(-300));
}

const askVitest = (copy: ScratchCopy, args: string[]) =>
  ask(copy, ['vitest', ...args, '--run', '--bail', '1', '--maxWorkers', '1'], /^ *FAIL +(.+)/m);

/** Runs the unit tests that import the mistake's file, directly or indirectly. */
export const askUnitTests = (copy: ScratchCopy, { file }: Mistake): Promise<string | undefined> =>
  askVitest(copy, ['related', file, '--project', 'unit', '--passWithNoTests']);

/** Runs test files that build the site. */
export const askWholeTests = async (copy: ScratchCopy, files: string[]): Promise<string | undefined> =>
  files.length === 0 ? undefined : askVitest(copy, [...files, '--project', 'whole']);

/** The test files that fail while all these mistakes are made at once. */
export async function findRed(
  copy: ScratchCopy,
  mistakes: Mistake[],
  args: string[] = [],
): Promise<string[]> {
  const repairs = mistakes.map((mistake) => makeMistake(copy, mistake));
  const file = join(copy.folder, '.cache/power-report.json');
  const options = ['--reporter=json', '--outputFile', file, '--passWithNoTests'];
  await copy.run(['vitest', 'run', ...args, ...options], plain, 3600);
  for (const repair of repairs.toReversed()) repair?.();
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  return testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ name }) => relative(copy.folder, name));
}

/** Browser specs by source file, as parts of their names. The first matching line counts. */
const specsOf = JSON.parse(readFileSync(join(import.meta.dirname, 'specs.json'), 'utf8')) as [
  string,
  string[],
][];

/** Browser specs for a file. */
export function listSpecs(copy: ScratchCopy, { file }: Mistake): string[] {
  const fragments = specsOf.find(([files]) => new RegExp(files).test(file))?.[1] ?? [];
  const all = readdirSync(`${copy.folder}/tests/browser`, { recursive: true, encoding: 'utf8' }).toSorted();
  return all.filter(
    (name) => name.endsWith('.spec.ts') && fragments.some((fragment) => name.includes(fragment)),
  );
}

/** Builds a copy with a mistake and runs browser specs on it. */
export function askBrowser(copy: ScratchCopy, specs: string[], port: number): Promise<string | undefined> {
  const options = ['-x', '--reporter=line', '--grep-invert', '@all', '--project=chromium'];
  const env = { ...plain, TEST_PORT: String(port), CI: '' };
  return ask(copy, ['playwright', 'test', ...options, ...specs], /^ +1\) (?:\[.*?\] › )?(.+)/m, env);
}
