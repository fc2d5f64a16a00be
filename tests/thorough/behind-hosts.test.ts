import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createStore } from '../../src/receiver/store/create-store.ts';
import { openEngine } from '../../src/receiver/store/open-store.ts';
import { startPostgresHere } from '../receiver/engines.ts';
import { good, makeSiteFolder } from '../receiver/form-page.ts';
import { startReceiverProcess, type ReceiverProcess } from '../receiver/receiver-process.ts';
import { ask } from '../receiver/start-receiver.ts';
import { findProgram, onPath } from '../stage/find-browser.ts';
import { findFreePort } from '../stage/listen.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { hasPostgres } from '../stage/start-postgres.ts';
import { startProcess } from '../stage/start-process.ts';
import { needs } from '../stage/needs.ts';

const docs = readFileSync('docs/receiver.md', 'utf8');
/** The code blocks of the docs in a language. */
const blocksOf = (language: string) =>
  Array.from(docs.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms')), ([, code = '']) => code);

const [nginx, caddy] = ['nginx', 'caddy'].map((name) =>
  findProgram(`${name.toUpperCase()}_PATH`, ...onPath(name)),
);
const postgres = hasPostgres ? startPostgresHere() : () => expect.unreachable();

/** Sends a message again until it is stored, as the form does. Resolves with the number of attempts. */
async function deliver(origin: string, key: string): Promise<number> {
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ ...good, _id: key });
  for (let attempt = 1; ; attempt++) {
    const sending = ask(`${origin}/_forms/our-garden/inquiry`, { method: 'POST', headers, body });
    const status = await sending.then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 201 || status === 200) return attempt;
    expect([0, 502, 503, 504]).toContain(status);
    await pause(100);
  }
}

/**
 * Three receivers with one database behind a web server. Sends messages, kills a receiver, and resolves with the number
 * of messages that had to be sent again.
 */
async function countRepeated(
  configure: (origins: string[], port: number) => { program: string; args: string[]; ready: RegExp },
) {
  const site = makeSiteFolder();
  const { url } = postgres();
  const env = { DATABASE_URL: url('postgres'), OUT_DIR: site.folder };
  const options = ['--proxies', '1', '--rate', '100000'];
  const receivers: ReceiverProcess[] = [];
  for (let count = 0; count < 3; count++) receivers.push(await startReceiverProcess(options, env));
  const port = await findFreePort();
  const { program, args, ready } = configure(
    receivers.map(({ origin }) => new URL(origin).host),
    port,
  );
  const server = startProcess(program, args, ready);
  onTestFinished(async () => {
    for (const { process: child } of receivers) child.kill('SIGKILL');
    server.process.kill('SIGTERM');
    await server.ended;
  });
  await server.said;
  const origin = `http://127.0.0.1:${port}`;
  await deliver(origin, `${port}-first`);
  const attempts: number[] = [];
  for (let count = 0; count < 60; count++) {
    if (count === 20) receivers[1]!.process.kill('SIGKILL');
    attempts.push(await deliver(origin, `${port}-${String(count).padStart(8, '0')}`));
  }
  const engine = await openEngine({ url: url('postgres'), file: '', space: Infinity });
  expect(await createStore(engine).count()).toBe(61);
  await engine.close();
  await postgres().sql('DROP SCHEMA inquiries CASCADE');
  return attempts.filter((attempt) => attempt > 1).length;
}

/** The addresses of the docs, in their order. */
const addresses = ['10.0.0.11:4174', '10.0.0.12:4174', '10.0.0.13:4174'];
const replaceAddresses = (text: string, hosts: string[]) =>
  hosts.reduce((changed, host, index) => changed.replace(addresses[index]!, host), text);

test(
  'behind nginx no message is lost when a receiver is killed',
  needs({ nginx, PostgreSQL: hasPostgres }),
  async () => {
    const [upstream = '', location = ''] = blocksOf('nginx');
    const repeated = await countRepeated((hosts, port) => {
      const folder = makeFolder();
      const config = join(folder, 'nginx.conf');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        config,
        `daemon off; pid ${folder}/pid; error_log stderr notice; events {} http { access_log off; ${paths.join(' ')}
${replaceAddresses(upstream, hosts)} server { listen 127.0.0.1:${port}; ${location} } }`,
      );
      return {
        program: nginx!,
        args: ['-e', 'stderr', '-p', folder, '-c', config],
        ready: /(start worker processes)/,
      };
    });
    expect(repeated).toBe(0);
  },
);

test(
  'behind Caddy no message is lost when a receiver is killed',
  needs({ Caddy: caddy, PostgreSQL: hasPostgres }),
  async () => {
    const [handle = ''] = blocksOf('caddy');
    const repeated = await countRepeated((hosts, port) => {
      const config = join(makeFolder(), 'Caddyfile');
      writeFileSync(
        config,
        `{\n admin off\n}\nhttp://127.0.0.1:${port} {\n${replaceAddresses(handle, hosts)}}\n`,
      );
      return {
        program: caddy!,
        args: ['run', '--config', config, '--adapter', 'caddyfile'],
        ready: /(serving initial configuration)/,
      };
    });
    // It tells the form that one receiver did not answer, until it has noticed.
    expect(repeated).toBeLessThanOrEqual(3);
  },
);
