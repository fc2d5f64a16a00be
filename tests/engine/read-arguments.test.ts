import { expect, test } from 'vitest';
import { defineCommand } from '../../src/command-line/command.ts';
import { readArguments } from '../../src/command-line/read-arguments.ts';
import { showHelp } from '../../src/command-line/show-help.ts';

const bake = defineCommand({
  call: 'npm run bake',
  what: 'Bakes loaves.',
  words: { shown: '[NAME]', most: 1 },
  options: {
    flour: { takes: 'KIND', what: 'what it is made of', oneOf: ['rye', 'wheat'], default: 'rye' },
    minutes: { takes: 'N', what: 'how long it is in the oven', within: [1, 90], default: 40 },
    loaves: { takes: 'N', what: 'how many', within: [1, Number.MAX_SAFE_INTEGER], unless: 'as many as fit' },
    seed: { takes: 'SEED', what: 'what is strewn on it, of which there is nearly no end', repeated: true },
    share: { takes: '[GUEST]', what: 'with whom', unless: 'nobody' },
    cover: { what: 'keep it soft' },
  },
  examples: ['npm run bake', 'npm run bake -- --flour wheat'],
  exitCodes: { 0: 'it is done', 2: 'there is no oven' },
});

const read = (...argv: string[]) => readArguments(bake, argv);
const nothing = {
  flour: 'rye',
  minutes: 40,
  loaves: undefined,
  seed: [],
  share: undefined,
  cover: false,
};

test('values have the type that the option states, and its default', () => {
  expect(read()).toEqual({ values: nothing, words: [] });
  expect(read('big', '--minutes', '90', '--loaves=3', '--flour', 'wheat', '--cover')).toEqual({
    values: { ...nothing, minutes: 90, loaves: 3, flour: 'wheat', cover: true },
    words: ['big'],
  });
});

test('of an option given twice the last counts, unless it may be repeated', () => {
  expect(read('--minutes', '1', '--minutes', '2', '--seed', 'oat', '--seed=poppy')?.values).toEqual({
    ...nothing,
    minutes: 2,
    seed: ['oat', 'poppy'],
  });
});

test('a value in brackets may be left out', () => {
  expect(read('--share', '--cover')?.values).toEqual({ ...nothing, share: '', cover: true });
  expect(read('--share')?.values.share).toBe('');
  expect(read('--share', 'Ada')?.values.share).toBe('Ada');
});

test('asking for help wins over every mistake', () => {
  for (const argv of [['--help'], ['-h'], ['--minuets', '--help'], ['a', 'b', '-h']])
    expect(read(...argv)).toBeUndefined();
});

test.each([
  [['--minuets', '3'], 'Unknown option "--minuets". Did you mean "--minutes"?'],
  [
    ['--yeast'],
    'Unknown option "--yeast". Known: --flour, --minutes, --loaves, --seed, --share, --cover, --help.',
  ],
  [['-c'], 'Unknown option "-c". Known: --flour, --minutes, --loaves, --seed, --share, --cover, --help.'],
  [
    ['--toString'],
    'Unknown option "--toString". Known: --flour, --minutes, --loaves, --seed, --share, --cover, --help.',
  ],
  [['--flour'], 'Expected KIND after --flour.'],
  [['--flour', ''], 'Expected KIND after --flour.'],
  [['--flour', '--cover'], 'Expected KIND after --flour.'],
  [['--flour', 'whaet'], 'Unknown value "whaet" after --flour. Did you mean "wheat"? Known: rye, wheat.'],
  [['--minutes', '91'], 'Expected a whole number from 1 to 90 after --minutes instead of "91".'],
  [['--minutes', '1e1'], 'Expected a whole number from 1 to 90 after --minutes instead of "1e1".'],
  [['--loaves', '-1'], 'Expected a whole number, 1 or more, after --loaves instead of "-1".'],
  [['--cover=yes'], 'Unexpected value "yes": --cover takes none.'],
  [
    ['rye', 'bread'],
    'Expected one word, [NAME], and found "rye", "bread". Put texts with spaces into quotes.',
  ],
])('%j is refused', (argv, message) => {
  expect(() => read(...argv)).toThrow(new Error(message));
});

test('a command that takes no words says so', () => {
  const { words: _words, ...plain } = bake;
  expect(() => readArguments(plain, ['bread'])).toThrow(
    new Error('Unexpected "bread": "npm run bake" takes options alone, which begin with "--".'),
  );
});

test('help states each option once, with what it takes and what happens without it', () => {
  expect(showHelp(bake)).toBe(`Usage: npm run bake -- [NAME] [options]

Bakes loaves.

  --flour KIND     what it is made of: rye, wheat (rye unless given)
  --minutes N      how long it is in the oven (40 unless given)
  --loaves N       how many (as many as fit)
  --seed SEED      what is strewn on it, of which there is nearly no end, may be repeated
  --share [GUEST]  with whom (nobody)
  --cover          keep it soft
  --help           print this

Examples:
  npm run bake
  npm run bake -- --flour wheat

Exit code: 0 it is done, 2 there is no oven.
`);
});
