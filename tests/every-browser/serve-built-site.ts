import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { buildFixture } from '../stage/build-fixture.ts';
import { withoutForms } from '../stage/variants/forms.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';

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
  const fixture = { PAGES_DIR: fixturePages, PUBLIC_DIR: fixturePublic, CATALOGUE: 'true' };
  const site = build('every-browser-fixture', fixture);
  const mailSite = await buildFixture({ change: withoutForms });
  const mail = createSiteServer(mailSite.folder);
  const slow = createServer((request, response) => {
    const later = () => void site.emit('request', request, response);
    setTimeout(later, isAskedByScript(request.url!) ? 3000 : /\.\w+$/.test(request.url!) ? 0 : 500);
  });
  project.provide('baseURL', await listen(site));
  project.provide('realURL', await listen(real));
  project.provide('mailURL', await listen(mail));
  project.provide('slowURL', await listen(slow));
  for (const server of [site, mail]) server.prependListener('request', hideOpenerPolicyFromWebKit);
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

/**
 * Back from one site to another that has this policy starts another process. The driver of WebKitGTK 2.50 then goes on
 * asking the old one what the page holds, which answers for the page that was left, or never. The page itself is well.
 */
function hideOpenerPolicyFromWebKit(request: IncomingMessage, response: ServerResponse): void {
  const agent = request.headers['user-agent'] ?? '';
  if (!agent.includes('AppleWebKit/') || agent.includes('Chrome/')) return;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name === 'Cross-Origin-Opener-Policy' ? response : setHeader(name, value);
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function isAskedByScript(url: string): boolean {
  return url.startsWith('/_pages/') || /^\/assets\/(?!entry-client).*\.js$/.test(url);
}
