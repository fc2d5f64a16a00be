import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { backUp } from '../../src/receiver/store/back-up.ts';
import { createStore } from '../../src/receiver/store/create-store.ts';
import { openEngine } from '../../src/receiver/store/open-store.ts';
import { callIn } from '../stage/call-command.ts';
import { findProgram, onPath } from '../stage/find-browser.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { hasPostgres } from '../stage/start-postgres.ts';
import signs from '../../src/receiver/spam-signs.json' with { type: 'json' };
import { startPostgresHere } from './engines.ts';
import { newMessage } from './start-receiver.ts';
import { needs } from '../stage/needs.ts';

const docs = readFileSync('docs/receiver.md', 'utf8');
/** The code blocks of the docs in a language. */
const blocksOf = (language: string) =>
  Array.from(docs.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms')), ([, code = '']) => code);
const commandOf = (begin: string) =>
  blocksOf('sh')
    .join('')
    .split('\n')
    .find((line) => line.startsWith(begin))!;
const shell = (command: string, cwd: string, env: Record<string, string> = {}) =>
  execFileSync('sh', ['-ec', command], { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });

const caddy = findProgram('CADDY_PATH', ...onPath('caddy'));

test('the table of signs is that of the code', () => {
  const rows = Array.from(
    docs.matchAll(/^\| `([\w-]+)` +\| (\d) +\| (.*?) +\|$/gm),
    ([, name, points, what]) => ({
      name,
      points: Number(points),
      what,
    }),
  );
  expect(rows).toEqual(
    signs.map(({ name, points, what }) => ({
      name,
      points,
      what: what.replaceAll(/(Origin|Sec-Fetch-Site|Accept-Language)/g, '`$1`'),
    })),
  );
});

test('each setting and metric of the docs exists, and each of the code is in the docs', async () => {
  const source = ['metrics', 'notices/read-settings', 'settings'].map((file) =>
    readFileSync(`src/receiver/${file}.ts`, 'utf8'),
  );
  const metrics = Array.from(
    source[0]!.matchAll(/^ {2}(\w+): '(?:counter|gauge|histogram) /gm),
    ([, name]) => `inquiries_${name}`,
  );
  expect(metrics.length).toBeGreaterThan(8);
  for (const metric of metrics) expect(docs).toContain(metric);
  const settings =
    /\b(?:MAIL|WEBHOOK|INQUIRIES|RECEIVER|DATABASE)_(?:URL|FROM|TO|SECRET|SUMMARY|FILE|KEEP_DAYS|KEEP_SUSPECTS|SPACE|RATE)\b/g;
  const commands = readFileSync('docs/commands.md', 'utf8');
  for (const [name] of source.join('').matchAll(settings)) expect(docs + commands).toContain(name);
});

const postgres = hasPostgres ? startPostgresHere() : () => expect.unreachable();

async function fill(url: string | undefined, file: string) {
  const engine = await openEngine({ url, file, space: Infinity });
  const store = createStore(engine);
  return { store, close: () => engine.close() };
}

test('the commands that back up and restore a file do so', async () => {
  const folder = makeFolder();
  const { store, close } = await fill(undefined, join(folder, 'used.sqlite'));
  await store.accept(newMessage('before'));
  const file = join(folder, 'inquiries.sqlite');
  // The process still has the other file open after this.
  backUp(join(folder, 'used.sqlite'), file);
  await close();
  for (const [name, answer] of [
    ['backup', /^1 messages copied from /],
    ['restore', /^1 messages restored from /],
  ] as const) {
    const [, words = ''] = commandOf(`npm run inquiries -- ${name}`).split(' -- ');
    const script = 'src/receiver/cli/inquiries.ts';
    const { code, stdout } = await callIn({ cwd: folder }, script, '--data', file, ...words.split(' '));
    expect([code, stdout]).toEqual([0, expect.stringMatching(answer)]);
  }
});

test(
  'a backup of PostgreSQL has its messages, and is restored',
  needs({ PostgreSQL: hasPostgres }),
  async () => {
    const server = postgres();
    const name = await server.createDatabase();
    const url = server.url(name);
    const folder = makeFolder();
    const { store, close } = await fill(url, '');
    const files = [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('%PDF-\0') }];
    await store.accept(newMessage('before', { files }));
    shell(commandOf('pg_dump'), folder, { DATABASE_URL: url });
    await store.accept(newMessage('after'));
    await close();
    shell(commandOf('pg_restore'), folder, { DATABASE_URL: url });
    const restored = await fill(url, '');
    expect(await restored.store.count()).toBe(1);
    expect((await restored.store.readFile(1, 'cv'))?.content.toString()).toBe('%PDF-\0');
    // Numbers go on, and none is used again.
    expect(await restored.store.accept(newMessage('next'))).toBe('stored');
    expect((await restored.store.find(1))?.answers).toEqual({ about: 'about before' });
    await restored.close();
  },
);

test('the containers have the files that they copy, and the settings of the docs', () => {
  interface Service {
    build?: { context: string; dockerfile: string; target: string };
    environment?: Record<string, string>;
    volumes?: string[];
    env_file?: string;
  }
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
  };
  expect(Object.keys(services)).toEqual([
    'database',
    'receiver-1',
    'receiver-2',
    'receiver-3',
    'site',
    'caddy',
  ]);
  expect(
    new Set(['receiver-1', 'receiver-2', 'receiver-3'].map((name) => JSON.stringify(services[name]))).size,
  ).toBe(1);
  for (const { build } of Object.values(services)) if (build) expect(existsSync(build.dockerfile)).toBe(true);
  const { 'receiver-1': receiver, caddy: proxy } = services;
  expect(receiver?.environment?.DATABASE_URL).toBe(
    'postgres://inquiries:${DATABASE_PASSWORD:?}@database:5432/inquiries',
  );
  expect(existsSync(join('deploy', `${receiver?.env_file}.example`))).toBe(true);
  expect(proxy?.volumes?.[0]).toBe('./Caddyfile:/etc/caddy/Caddyfile:ro');
  for (const word of ['SITE_DOMAIN', 'DATABASE_PASSWORD']) expect(docs).toContain(`${word}=`);

  const images = readFileSync('Containerfile', 'utf8');
  for (const { build } of Object.values(services))
    if (build) expect(images).toContain(` AS ${build.target}\n`);
  const copied = Array.from(images.matchAll(/^COPY (?!--from)(.*) \S+$/gm), ([, from = '']) =>
    from.split(' '),
  ).flat();
  const allowed = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  const top = new Set(copied.map((path) => `!${path.split('/')[0]}`));
  expect(allowed).toEqual(['*', ...[...top].toSorted()]);
  for (const path of copied) expect(path.startsWith('dist') || existsSync(path)).toBe(true);
  // Caddy asks the site at the port at which its nginx listens.
  const [, port = ''] = /listen 80;\/listen (\d+);/.exec(images) ?? [];
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`reverse_proxy site:${port}\n`);
  // What the example sets is in the docs.
  for (const [, name = ''] of readFileSync('deploy/settings.env.example', 'utf8').matchAll(/^(\w+)=/gm))
    expect(docs).toContain(name);
});

test('the Caddyfile of the containers is valid', needs({ Caddy: caddy }), () => {
  const env = { SITE_DOMAIN: 'www.example.com' };
  shell(`"${caddy}" validate --adapter caddyfile --config deploy/Caddyfile 2>&1`, process.cwd(), env);
});
