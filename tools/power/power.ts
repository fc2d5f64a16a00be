import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineCommand } from '../../src/command-line/command.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { askBrowser, askUnitTests, askWholeTests, findRed, listSpecs } from './ask-tests.ts';
import { areas, drawMistakes } from './draw-mistakes.ts';
import { makeMistake, nameOf, type Mistake } from './mistake.ts';
import { report, type Answer } from './report.ts';
import { makeScratchCopy, type ScratchCopy } from './scratch-copy.ts';

const command = defineCommand({
  call: 'npm run test:power',
  description:
    'Makes small mistakes in copies of the source, one at a time, and counts how many of them the tests notice.',
  options: {
    seed: { value: 'NUMBER', default: 28, within: [0, 1_000_000], description: 'draws other mistakes' },
    set: {
      value: 'FILE',
      defaultText: 'they are drawn',
      description: 'repeats the mistakes of another run, from its results',
    },
    results: {
      value: 'FILE',
      defaultText: 'a new run begins',
      description: 'saves the results here as they come, and continues an interrupted run',
    },
    project: { value: 'FOLDER', default: '.', description: 'the project whose tests run' },
  },
  examples: ['npm run test:power', 'npm run test:power -- --seed 7'],
  exitCodes: { 0: 'the results are printed', 2: 'it could not run' },
});

interface Results {
  mistakes: Mistake[];
  /** Test files that fail without a mistake. Their results are ignored. */
  red?: string[];
  answers: Record<string, Answer>;
}

type Ask = (copy: ScratchCopy, mistake: Mistake, port: number) => Promise<Answer>;

await runCommand(command, async ({ values }) => {
  const file = resolve(values.results ?? '.cache/power.json');
  mkdirSync(dirname(file), { recursive: true });
  const goesOn = values.results !== undefined && existsSync(file);
  const results: Results = goesOn ? (readJson(file) as Results) : { mistakes: [], answers: {} };
  const { answers } = results;
  const answerTo = (mistake: Mistake) => (answers[nameOf(mistake)] ??= {});
  const save = () => writeFileSync(file, JSON.stringify(results, null, 1));
  const copies = [1, 2].map(() => makeScratchCopy(resolve(values.project)));
  const first = copies[0]!;

  if (values.set !== undefined) results.mistakes = (readJson(resolve(values.set)) as Results).mistakes;
  if (results.mistakes.length === 0) results.mistakes = await drawMistakes(first, values.seed);
  const { mistakes } = results;
  results.red ??= await findRed(first, []);
  if (results.red.length > 0) throw new Error(`Tests are red without a mistake: ${results.red.join(', ')}`);
  save();

  /** Tries each open mistake in a copy, on both copies in parallel. */
  async function show(open: Mistake[], ask: Ask): Promise<void> {
    const showIn = async (copy: ScratchCopy, job: number) => {
      for (let mistake = open.shift(); mistake; mistake = open.shift()) {
        const repair = makeMistake(copy, mistake);
        const port = Number(process.env.TEST_PORT ?? 4660) + 40 * job;
        Object.assign(answerTo(mistake), repair ? await ask(copy, mistake, port) : { gone: true });
        repair?.();
        save();
      }
    };
    await Promise.all(copies.map(showIn));
  }

  /** Mistakes that no test has noticed so far and that these tests have not run with. */
  const openFor = (step: 'unit' | 'whole' | 'browser') =>
    mistakes.filter((mistake) => {
      const answer = answerTo(mistake);
      return !answer.gone && !answer.unit && !answer.whole && answer[step] === undefined;
    });

  await show(openFor('unit'), async (copy, mistake) => ({ unit: (await askUnitTests(copy, mistake)) ?? '' }));
  // The build tests run with all remaining mistakes at once. Only failing files run again with each mistake.
  const quiet = openFor('whole');
  const red = quiet.length > 0 ? await findRed(first, quiet, ['--project', 'whole']) : [];
  await show(quiet, async (copy) => ({ whole: (await askWholeTests(copy, red)) ?? '' }));

  await show(openFor('browser'), async (copy, mistake, port) => {
    const specs = listSpecs(copy, mistake);
    return { specs, browser: (specs.length > 0 && (await askBrowser(copy, specs, port))) || '' };
  });
  // A test that also fails without the mistake has not noticed it.
  for (const answer of Object.values(answers)) {
    const [place] = /^\S+\.spec\.ts:\d+/.exec(answer.browser ?? '') ?? [];
    if (place === undefined || answer.isSure) continue;
    answer.isSure = (await askBrowser(first, [place], 4660)) === undefined;
    save();
  }
  const harmless = readJson(join(import.meta.dirname, 'harmless.json')) as Mistake[];
  process.stdout.write(report(Object.keys(areas), mistakes, answers, new Set(harmless.map(nameOf))));
  return 0;
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
