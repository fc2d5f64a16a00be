import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../../src/command-line/read-arguments.ts';
import { previewCommand, readPlace } from '../../../src/engine/cli/preview-arguments.ts';
import { bodyOf, exchange, servePreview, startPreview } from './raw-preview.ts';

servePreview();

describe('other computers', () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address;

  // A machine without a network has 127.0.0.2 all the same, which is not the address listened on.
  const host = outside ?? '127.0.0.2';

  test('do not reach the site', async () => {
    await expect(exchange('GET / HTTP/1.0\r\n\r\n', { host })).rejects.toThrow('ECONNREFUSED');
  });

  test('reach it with --host, which says so', async () => {
    const opened = await startPreview('--host');
    try {
      const answer = await exchange(`GET / HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`, {
        port: opened.port,
        host,
      });
      expect(bodyOf(answer)).toBe('home');
      expect(opened.output()).toContain('Other computers can reach it too, until you stop it.');
    } finally {
      opened.process.kill();
    }
  });
});

test('the command listens where its options or PORT say, and names what is no port', () => {
  const read = (argv: string[], environment = {}) =>
    readPlace(readArguments(previewCommand, argv)!.values, environment);
  expect(read([])).toEqual({ port: 4173, host: '127.0.0.1', open: false });
  expect(read(['--host', '--port', '80'])).toEqual({ port: 80, host: undefined, open: true });
  expect(read(['--host', '10.0.0.1'])).toMatchObject({ host: '10.0.0.1', open: true });
  expect(read([], { PORT: '81' })).toMatchObject({ port: 81 });
  for (const port of ['abc', '-1', '65536', '1e3']) {
    expect(() => read([`--port=${port}`]), port).toThrow(
      new Error(`Expected a whole number from 0 to 65535 after --port instead of "${port}".`),
    );
    expect(() => read([], { PORT: port }), port).toThrow(
      new Error(`Expected a port from 0 to 65535 in PORT instead of "${port}".`),
    );
  }
});
