import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineCommand } from '../../src/command-line/command.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { askBrowser, listSpecs } from './ask-browser.ts';
import { areas, drawMistakes } from './draw-mistakes.ts';
import { askUnitTests, findRed, findTests, listTests, type SuiteMap } from './find-tests.ts';
import { makeMistake, nameOf, type Mistake } from './mistake.ts';
import { report, type Answer } from './report.ts';
import { makeScratchCopy, type ScratchCopy } from './scratch-copy.ts';

const command = defineCommand({
  call: 'npm run test:power',
  what: 'Makes small mistakes in copies of the source, one at a time, and counts how many of them the tests notice.',
  options: {
    seed: { takes: 'NUMBER', default: 28, within: [0, 1_000_000], what: 'draws other mistakes' },
    set: {
      takes: 'FILE',
      unless: 'they are drawn',
      what: 'takes the mistakes of another run from its results',
    },
    results: {
      takes: 'FILE',
      unless: 'a new run begins',
      what: 'keeps answers here as they come, and goes on where a run has stopped',
    },
    project: { takes: 'FOLDER', default: '.', what: 'the project whose tests are asked' },
    jobs: {
      takes: 'NUMBER',
      default: 2,
      within: [1, 16],
      what: 'how many copies are asked at the same time',
    },
    'no-browser': { what: 'asks the unit tests alone' },
  },
  examples: ['npm run test:power', 'npm run test:power -- --seed 7 --no-browser'],
  exitCodes: { 0: 'all have been asked; what they noticed is printed', 2: 'it could not run' },
});

interface Results {
  mistakes: Mistake[];
  tests?: SuiteMap;
  answers: Record<string, Answer>;
}

type Ask = (mistake: Mistake, copy: ScratchCopy, port: number) => Promise<Answer>;

await runCommand(command, async ({ values }) => {
  const file = resolve(values.results ?? '.cache/power.json');
  mkdirSync(dirname(file), { recursive: true });
  const goesOn = values.results !== undefined && existsSync(file);
  const results: Results = goesOn ? (readJson(file) as Results) : { mistakes: [], answers: {} };
  const { answers } = results;
  const save = () => writeFileSync(file, JSON.stringify(results, null, 1));
  const copies = Array.from({ length: values.jobs }, () => makeScratchCopy(resolve(values.project)));
  const [first] = copies as [ScratchCopy];

  /** Shows mistakes to tests, in every copy at the same time. */
  async function show(open: Mistake[], ask: Ask): Promise<void> {
    const showIn = async (copy: ScratchCopy, job: number) => {
      for (let mistake = open.shift(); mistake; mistake = open.shift()) {
        answers[nameOf(mistake)] = await ask(mistake, copy, Number(process.env.TEST_PORT ?? 4660) + 40 * job);
        save();
      }
    };
    await Promise.all(copies.map(showIn));
  }

  if (values.set !== undefined) results.mistakes = (readJson(resolve(values.set)) as Results).mistakes;
  if (results.mistakes.length === 0) results.mistakes = await drawMistakes(first, values.seed);
  results.tests ??= await findTests(first, results.mistakes);
  save();
  const { mistakes, tests } = results;
  const withMistake = async (copy: ScratchCopy, mistake: Mistake, files: string[]): Promise<Answer> => {
    const repair = makeMistake(copy, mistake);
    const unit = await askUnitTests(copy, files);
    repair?.();
    return repair ? { files: files.length, unit } : { gone: true };
  };
  const unasked = mistakes.filter((mistake) => !answers[nameOf(mistake)]);
  await show(unasked, (mistake, copy) => withMistake(copy, mistake, listTests(tests, mistake)[0]));

  // The slower tests are shown all that is left at once. Only where one is red is each mistake shown to it alone.
  const quiet = mistakes.filter((mistake) => {
    const { gone, unit, isShownToSlow } = answers[nameOf(mistake)]!;
    return !gone && !unit && !isShownToSlow;
  });
  const slow = new Set(quiet.flatMap((mistake) => listTests(tests, mistake)[1]));
  const red = await findRed(first, quiet, [...slow]);
  await show(quiet, async (mistake, copy) => {
    const [quick, others] = listTests(tests, mistake);
    const { unit } = await withMistake(
      copy,
      mistake,
      others.filter((other) => red.includes(other)),
    );
    return { files: quick.length + others.length, unit, isShownToSlow: true };
  });
  const isOpen = ({ gone, unit, specs }: Answer) => !gone && !unit && !specs;
  const left = mistakes.filter((one) => isOpen(answers[nameOf(one)]!) && listSpecs(first, one).length > 0);
  await show(values['no-browser'] ? [] : left, async (mistake, copy, port) => {
    const specs = listSpecs(copy, mistake);
    const repair = makeMistake(copy, mistake);
    const browser = await askBrowser(copy, specs, port);
    repair?.();
    // What is red without the mistake, too, has not noticed it.
    const [place] = /^\S+\.spec\.ts:\d+/.exec(browser ?? '') ?? [];
    const isDoubtful = place !== undefined && (await askBrowser(copy, [place], port)) !== undefined;
    return { ...answers[nameOf(mistake)], specs, ...(isDoubtful ? { doubtful: browser } : { browser }) };
  });
  const harmless = readJson(join(import.meta.dirname, 'harmless.json')) as Mistake[];
  process.stdout.write(report(Object.keys(areas), mistakes, answers, new Set(harmless.map(nameOf))));
  return 0;
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
