import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    baseURL: string;
    /** The same site over a slow line: pages take half a second, what scripts ask for takes three. */
    slowURL: string;
    browser: string;
  }
}

/** Builds the site, with the catalogue of all section types, and serves it as a host would. */
export default async function serveBuiltSite(project: TestProject) {
  const outDir = join(root, '.cache/every-browser-site');
  execFileSync('npm', ['run', 'build', '--', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, OUT_DIR: outDir, CATALOGUE: 'true', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const site = createSiteServer(outDir);
  const slow = createServer((request, response) => {
    const later = () => void site.emit('request', request, response);
    setTimeout(later, isAskedByScript(request.url!) ? 3000 : /\.\w+$/.test(request.url!) ? 0 : 500);
  });
  project.provide('baseURL', await listen(site));
  project.provide('slowURL', await listen(slow));
  return () => {
    for (const server of [site, slow]) {
      server.closeAllConnections();
      server.close();
    }
  };
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function isAskedByScript(url: string): boolean {
  return url.startsWith('/_pages/') || /^\/assets\/(?!entry-client).*\.js$/.test(url);
}
