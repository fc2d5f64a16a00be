import { defineCommand } from '../../src/command-line/command.ts';
import { readArguments } from '../../src/command-line/read-arguments.ts';
import { previewCommand, readListenAddress } from '../../src/engine/cli/serve-build.ts';
import { testTables } from '../shared/test-tables.ts';

const bake = defineCommand({
  call: 'npm run bake',
  description: 'Bakes loaves.',
  words: { placeholder: '[NAME]', most: 1 },
  options: {
    flour: { value: 'KIND', description: 'what it is made of', oneOf: ['rye', 'wheat'], default: 'rye' },
    minutes: { value: 'N', description: 'how long it is in the oven', within: [1, 90], default: 40 },
    loaves: {
      value: 'N',
      description: 'how many',
      within: [1, Number.MAX_SAFE_INTEGER],
      defaultText: 'as many as fit',
    },
    seed: {
      value: 'SEED',
      description: 'what is strewn on it, of which there is nearly no end',
      repeated: true,
    },
    share: { value: '[GUEST]', description: 'with whom', defaultText: 'nobody' },
    cover: { description: 'keep it soft' },
  },
  examples: ['npm run bake', 'npm run bake -- --flour wheat'],
  exitCodes: { 0: 'it is done', 2: 'there is no oven' },
});

testTables('tests/engine/tables/arguments.txt', {
  'Parsed arguments': (argv: string[]) => readArguments(bake, argv),
  'The address of the preview, by arguments and environment': (argv: string[], env: Record<string, string>) =>
    readListenAddress(readArguments(previewCommand, argv)!.values, env),
});
