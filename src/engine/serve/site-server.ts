import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HeaderRule, parseHeaders, parseRedirects } from './host-rules.ts';

/**
 * Serves a built site as a static host would: `about.html` at `/about`, the redirects and headers of its own
 * `_redirects` and `_headers`, and 404.html with status 404 for everything else.
 * @throws Error when `folder` holds no built site.
 */
export function createSiteServer(folder: string): Server {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile))
    throw new Error(`"${folder}" holds no built site. Run "npm run build" first.`);
  const notFound = readFileSync(notFoundFile);
  const redirects = parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'));
  const headers = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  // `dev` reads the folder at each request, so a build that finishes meanwhile is served at once.
  const serveFile = sirv(folder, { dev: true, extensions: ['html'], etag: true });

  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    setHeaders(response, pathname, headers);
    const redirect = redirects.get(pathname);
    if (redirect) return void response.writeHead(redirect.status, { location: redirect.to + search }).end();
    // Host files tell the host what to do; they are not for visitors.
    if (pathname === '/_redirects' || pathname === '/_headers') return answerNotFound();
    const plain = pathname.replace(/(?:\/index)?\/?$/, '') || '/';
    if (plain !== pathname && !/\.\w+$/.test(pathname))
      return void response.writeHead(308, { location: plain + search }).end();
    serveFile(request, response, answerNotFound);

    function answerNotFound() {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    }
  });
}

function setHeaders(response: ServerResponse, pathname: string, rules: HeaderRule[]): void {
  for (const { matches, headers } of rules) {
    if (!matches(pathname)) continue;
    for (const [name, value] of headers) response.setHeader(name, value);
  }
}
