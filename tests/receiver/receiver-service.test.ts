import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProgram, onPath } from '../stage/find-browser.ts';
import { needs } from '../stage/needs.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { makeSiteFolder } from './form-page.ts';
import { startProcess } from '../stage/start-process.ts';

const site = makeSiteFolder(afterAll);

const unit = 'deploy/receiver.service';
const documents = readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : []));

/** The commands that start the receiver in a service: those that begin with Node and not with npm. */
const commands = [unit, ...documents].flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^(?:ExecStart=\/usr\/bin\/)?(node .*receiver\.ts.*)$/gm),
    ([, command = '']) => command,
  ),
);

test('the unit and the docs say how a service starts the receiver', () =>
  expect(commands.length).toBeGreaterThan(1));

const analyze = findProgram('SYSTEMD_ANALYZE_PATH', ...onPath('systemd-analyze'));

test('systemd finds no fault in the unit, and little that it may do', needs({ systemd: analyze }), () => {
  const copy = join(makeFolder(), 'receiver.service');
  writeFileSync(copy, readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath));
  const ask = (...args: string[]) => spawnSync(analyze!, [...args, copy], { encoding: 'utf8' });
  const { status, stdout, stderr } = ask('verify');
  expect([status, stdout + stderr]).toEqual([0, '']);
  const { stdout: judged } = ask('security', '--offline=true', '--no-pager');
  const [, score = ''] = /Overall exposure level for \S+: ([\d.]+)/.exec(judged) ?? [];
  expect(Number(score)).toBeGreaterThan(0);
  expect(Number(score)).toBeLessThan(2);
});

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
