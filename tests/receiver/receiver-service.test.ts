import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { makeSiteFolder } from './form-page.ts';
import { startProcess } from '../stage/start-process.ts';

const site = makeSiteFolder(afterAll);

/** The commands in the docs that start the receiver in a service: those that begin with Node and not with npm. */
const commands = readdirSync('docs').flatMap((name) =>
  name.endsWith('.md')
    ? Array.from(
        readFileSync(`docs/${name}`, 'utf8').matchAll(
          /^(?:ExecStart=\/usr\/bin\/)?(node .*receiver\.ts.*)$/gm,
        ),
        ([, command = '']) => command,
      )
    : [],
);

test('the docs say how a service starts the receiver', () => expect(commands).not.toEqual([]));

test.each(commands)('SIGTERM to "%s" ends the receiver and frees its port', async (command) => {
  const [, ...args] = command.replace(/--port \d+/, '--port 0').split(' ');
  const env = { ...process.env, OUT_DIR: site.folder, INQUIRIES_FILE: site.data };
  const ready = /(http:\/\/\S+)\/_forms\/\n/;
  const service = startProcess(process.execPath, args, ready, { env });
  const origin = await service.said;
  expect((await fetch(`${origin}/_forms/health`)).status).toBe(200);
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});
