import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { buildFormsSite } from '../browser/forms-site.ts';
import { assemblePublic } from '../site/assemble-public.ts';
import { fixturePages } from '../site/fixture-files.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** The fixture site, with the catalogue of all section types. */
    baseURL: string;
    /** The site of `pages/`, for what holds for every page. */
    realURL: string;
    /** The fixture site without a service for its forms, which then go through the visitor's e-mail program. */
    mailURL: string;
    /** The fixture site over a slow line: pages take half a second, what scripts ask for takes three. */
    slowURL: string;
    browser: string;
  }
}

/** Builds the sites and serves them as a host would. */
export default async function serveBuiltSite(project: TestProject) {
  const real = build('every-browser-site', {});
  const publicDir = join(root, '.cache/every-browser-public');
  assemblePublic(publicDir);
  const fixture = { PAGES_DIR: fixturePages, PUBLIC_DIR: publicDir, CATALOGUE: 'true' };
  const site = build('every-browser-fixture', fixture);
  const mailSite = await buildFormsSite(undefined, { publicDir });
  const mail = createSiteServer(mailSite.folder);
  const slow = createServer((request, response) => {
    const later = () => void site.emit('request', request, response);
    setTimeout(later, isAskedByScript(request.url!) ? 3000 : /\.\w+$/.test(request.url!) ? 0 : 500);
  });
  project.provide('baseURL', await listen(site));
  project.provide('realURL', await listen(real));
  project.provide('mailURL', await listen(mail));
  project.provide('slowURL', await listen(slow));
  return () => {
    for (const server of [real, site, mail, slow]) {
      server.closeAllConnections();
      server.close();
    }
    mailSite.remove();
  };
}

function build(name: string, variables: Record<string, string>): Server {
  const outDir = join(root, '.cache', name);
  execFileSync('npm', ['run', 'build', '--', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, OUT_DIR: outDir, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return createSiteServer(outDir);
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function isAskedByScript(url: string): boolean {
  return url.startsWith('/_pages/') || /^\/assets\/(?!entry-client).*\.js$/.test(url);
}
