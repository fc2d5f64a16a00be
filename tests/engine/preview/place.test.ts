import { expect, test } from 'vitest';
import { readArguments } from '../../../src/command-line/read-arguments.ts';
import { previewCommand, readPlace } from '../../../src/engine/cli/preview-arguments.ts';
import { createSiteServer } from '../../../src/engine/serve/site-server.ts';
import { callIn } from '../../stage/call-command.ts';

const read = (argv: string[], environment = {}) =>
  readPlace(readArguments(previewCommand, argv)!.values, environment);

test.each([
  [[], {}, { port: 4173, host: '127.0.0.1', open: false }],
  [['--host', '--port', '80'], {}, { port: 80, host: undefined, open: true }],
  [['--host', '10.0.0.1'], {}, { port: 4173, host: '10.0.0.1', open: true }],
  [[], { PORT: '81' }, { port: 81, host: '127.0.0.1', open: false }],
  [['--port', '0'], { PORT: '81' }, { port: 0, host: '127.0.0.1', open: false }],
  [['--port', '65535'], {}, { port: 65_535, host: '127.0.0.1', open: false }],
  [[], { PORT: '0' }, { port: 0, host: '127.0.0.1', open: false }],
  [[], { PORT: '65535' }, { port: 65_535, host: '127.0.0.1', open: false }],
])('%j with %j listens at %j', (argv, environment, place) => {
  expect(read(argv, environment)).toEqual(place);
});

test.each(['abc', '-1', '65536', '1e3', '8.0'])('"%s" is no port', (port) => {
  expect(() => read([`--port=${port}`])).toThrow(
    new Error(`Expected a whole number from 0 to 65535 after --port instead of "${port}".`),
  );
  expect(() => read([], { PORT: port })).toThrow(
    new Error(`Expected a port from 0 to 65535 in PORT instead of "${port}".`),
  );
});

test('where there is no built site, that is said', async () => {
  const sentence = /holds no built site/;
  expect(() => createSiteServer('docs')).toThrow(sentence);
  expect(await callIn({ env: { OUT_DIR: 'docs' } }, 'src/engine/cli/preview.ts')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });
});
