import { defineCommand } from '../../src/command-line/command.ts';
import { readArguments } from '../../src/command-line/read-arguments.ts';
import { previewCommand, readPlace } from '../../src/engine/cli/serve-build.ts';
import { testTables } from '../shared/test-tables.ts';

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

testTables('tests/engine/tables/arguments.txt', {
  'Parsed arguments': (argv: string[]) => readArguments(bake, argv),
  'The address of the preview, by arguments and environment': (argv: string[], env: Record<string, string>) =>
    readPlace(readArguments(previewCommand, argv)!.values, env),
});
