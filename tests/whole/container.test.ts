import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { askHost, summarize } from './ask-host.ts';
import { allowReading, installedHosts, startHost } from './start-host.ts';

const root = resolve(import.meta.dirname, '../..');
const sites = inject('sites');
const scratch = mkdtempSync(join(tmpdir(), 'container-'));
const ownLines = readFileSync(join(root, 'Containerfile'), 'utf8').trim().split('\n');
const docs = readFileSync(join(root, 'docs/hosts.md'), 'utf8');
const lastLineBelowBase = /the last line of `Containerfile` becomes `(COPY [^`]+)`/.exec(docs)![1]!;

afterAll(() => rmSync(scratch, { recursive: true }));

test.each([
  ['at the root', '/', sites.root, ownLines],
  ['below a base', '/site/', sites.below, [...ownLines.slice(0, -1), lastLineBelowBase]],
])('the container holds the site where its nginx looks for it, %s', async (_, base, folder, lines) => {
  const container = mkdtempSync(join(scratch, 'container-'));
  const instructions = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' '));
  expect(instructions.map(([name]) => name)).toEqual(['FROM', 'COPY', 'COPY']);
  for (const [name, from, to] of instructions) {
    if (name !== 'COPY') continue;
    expect(from).toMatch(/^dist(\/|$)/);
    cpSync(join(folder, from!.slice('dist'.length)), join(container, to!), { recursive: true });
  }
  // The image reads all of this folder, and publishes the port that the documentation names.
  const config = readFileSync(join(container, 'etc/nginx/conf.d/default.conf'), 'utf8');
  const [, port] = /^ *listen (\d+);$/m.exec(config)!;
  expect(docs).toContain(`podman run -p 8080:${port} site`);
  const [, htmlFolder] = /^ *root (\S+);$/m.exec(config)!;
  const html = join(container, htmlFolder!);
  expect(readFileSync(join(html, base, 'index.html'))).toEqual(readFileSync(join(folder, 'index.html')));

  const nginx = installedHosts.find((kind) => kind.name === 'nginx');
  if (!nginx) return;
  allowReading(scratch);
  const preview = createSiteServer(folder);
  await new Promise<void>((ready) => preview.listen(0, '127.0.0.1', ready));
  const own = preview.address() as AddressInfo;
  const host = await startHost(nginx, join(html, base), join(container, 'nginx'), html);
  for (const path of ['', 'people/plot', 'write', 'no-such-page', 'img/og.png', '_host/nginx.conf']) {
    const question = { path: base + path };
    const [expected, found] = [await askHost(own.port, question), await askHost(host.port, question)];
    expect(summarize(found, false)).toEqual(summarize(expected, false));
  }
  await host.stop();
  preview.close();
});

test('the container is built from the build alone', () => {
  expect(readFileSync(join(root, '.dockerignore'), 'utf8')).toBe('*\n!dist\n');
});
