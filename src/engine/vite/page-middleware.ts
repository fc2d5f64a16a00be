import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { PageData } from '../../shared/page.ts';
import { withBase, withoutBase } from '../../shared/base.ts';
import { siteWordsOf } from '../../shared/words/words.ts';
import { homeRoute, toRoute } from '../../shared/routes.ts';
import { returnPath, signInServiceOf } from '../../shared/sign-in-service.ts';
import { manifestFile, webManifest } from '../../shared/look/document-head.ts';
import { notFoundHtml } from '../documents/host-files.ts';
import { documentPolicy, htmlDocument } from '../documents/html-document.ts';
import { identityOf } from '../documents/site-identity.ts';
import { signInDocument } from '../documents/sign-in-document.ts';
import { cataloguePage } from '../content/catalogue.ts';
import { hashOf } from '../files/hash-of.ts';
import { findingsPath } from '../../shared/page-findings.ts';
import { findingsOf } from './page-findings.ts';
import type { DevSite } from './dev-site.ts';
import { showFailure } from './error-overlay.ts';
import { type Address, readAddress } from '../../hosts/read-address.ts';
import { catalogueDocumentAt } from './catalogue.ts';
import { drawCard } from './dev-cards.ts';
import { scriptNeedsOf } from '../build/list-scripts.ts';
import { clientEntry, returnEntry, sessionEntry, type SitePluginOptions } from '../build/options.ts';

/** Address of the site's style sheet. */
const stylesPath = '/@site/site.css';

/** Answers requests for pages, like the host of a built site. */
export function createPageMiddleware(
  server: ViteDevServer,
  site: DevSite,
  options: SitePluginOptions,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const address = readAddress(request.originalUrl);
    const path = address && withoutBase(server.config.base, address.path);
    if (path === findingsPath) return answerFindings(server, site, address?.search ?? '', response);
    if (path === undefined) return send(response, 400, 'text/plain', 'Invalid address.\n');
    if (path === stylesPath)
      return void site.styles().then(({ sheet }) => send(response, 200, 'text/css', sheet), next);
    if (path.startsWith('/_social/'))
      return void answerCard(drawCard(site, options, path), response).catch(next);
    answer(server, site, { path, search: address?.search ?? '' }, response)
      // The document for errors reloads itself after the fix of the page or component.
      .catch(async (error: unknown) => {
        showFailure(server, error);
        send(response, 500, 'text/html', await brokenPage(server, path));
      })
      .catch(next);
  };
}

async function answer(
  server: ViteDevServer,
  site: DevSite,
  { path: pathname, search }: Address,
  response: ServerResponse,
): Promise<void> {
  const route = toRoute(pathname);
  if (!site.isSound()) return send(response, 500, 'text/html', await brokenPage(server, pathname));
  const { base } = server.config;
  const identity = () => identityOf(site.data().brand, base);
  if (pathname === `/${manifestFile}`) {
    const { theme, brand } = site.data();
    return send(response, 200, 'application/manifest+json', webManifest(theme, brand, base));
  }
  const service = route === returnPath ? signInServiceOf(site.data().signIn) : undefined;
  if (service) {
    return send(
      response,
      200,
      'text/html',
      signInDocument(identity(), site.data().theme.icons.tab.src, service, base + returnEntry),
    );
  }
  const tool = catalogueDocumentAt(site, route, base);
  if (tool !== undefined)
    return send(response, tool.status, 'text/html', await server.transformIndexHtml(pathname, tool.html));
  const page = findPage(site, route);
  const isBare = search === '?bare';
  if (page) {
    const { html, policy } = await renderDocument(server, site, page, isBare);
    // Only reported: code of the development server breaks it.
    response.setHeader('content-security-policy-report-only', policy);
    return send(response, 200, 'text/html', html);
  }
  if (site.site().routes.has(route))
    return send(response, 500, 'text/html', await brokenPage(server, pathname));
  const target = findRedirect(site, route);
  if (target === undefined)
    return send(
      response,
      404,
      'text/html',
      notFoundHtml(
        identity(),
        site.data().theme.icons.tab.src,
        siteWordsOf(site.data().words, identity().language),
      ),
    );
  response.writeHead(302, { location: withBase(base, target) });
  response.end();
}

function answerFindings(
  { config }: ViteDevServer,
  site: DevSite,
  search: string,
  response: ServerResponse,
): void {
  const page = new URLSearchParams(search).get('page') ?? config.base;
  const route = toRoute(withoutBase(config.base, page) ?? page);
  send(response, 200, 'application/json', JSON.stringify(findingsOf(site, route)));
}

async function answerCard(drawn: ReturnType<typeof drawCard>, response: ServerResponse): Promise<void> {
  const picture = await drawn;
  if (!picture) return send(response, 404, 'text/plain', 'No such page.');
  response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
  response.end(picture);
}

/** The current document of a page; undefined when there is no such page. */
export async function readDocument(
  server: ViteDevServer,
  site: DevSite,
  route: string,
): Promise<string | undefined> {
  const page = findPage(site, route);
  return page && (await renderDocument(server, site, page)).html;
}

/** The current data of a page; undefined when there is no such page. */
export function findPage(site: DevSite, route: string): PageData | undefined {
  return cataloguePage(site.site(), route) ?? site.page(route);
}

/** The target of an address without a page: an alias leads to its page, a planned link to the home page. */
function findRedirect(site: DevSite, address: string): string | undefined {
  if (site.data().plannedLinks?.paths.includes(address)) return homeRoute;
  // The aliases of a page with errors are unknown.
  for (const [route, { aliases }] of site.pages()) if (aliases.includes(address)) return route;
  return undefined;
}

/** `isBare`: the blocks without the shell. */
async function renderDocument(
  server: ViteDevServer,
  site: DevSite,
  page: PageData,
  isBare = false,
): Promise<{ html: string; policy: string }> {
  const rendered = await site.render(page);
  const { hash } = await site.styles();
  const content = isBare ? { ...rendered, top: '', bottom: '' } : rendered;
  const data = site.data();
  const { base } = server.config;
  // The open page compares it: scripts change the document itself.
  const version = hashOf(JSON.stringify([page, content, hash]));
  const scripts = {
    loader: base + clientEntry,
    styles: `${withBase(base, stylesPath)}?${hash.slice(0, 8)}`,
    sessionScript: signInServiceOf(data.signIn) && base + sessionEntry,
    ...scriptNeedsOf(data),
    devHead: `<meta name="dev-version" content="${version}">${await viteHead(server, page.path)}`,
  };
  return {
    html: htmlDocument(page, content, identityOf(data.brand, base), scripts),
    policy: documentPolicy(content, scripts, base),
  };
}

/** The elements that the development server and React Refresh need in `<head>`. */
async function viteHead(server: ViteDevServer, path: string): Promise<string> {
  const html = await server.transformIndexHtml(path, '<html><head></head><body></body></html>');
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</head>'));
}

/** A document for the page's errors, which reloads the page after their fix. */
function brokenPage(server: ViteDevServer, path: string): Promise<string> {
  return server.transformIndexHtml(
    path,
    '<!doctype html><html lang="en"><head><title>This page cannot be shown yet</title><meta name="viewport" content="width=device-width"></head><body><main id="main"></main><script type="module" src="/src/app/dev-recover.ts"></script></body></html>',
  );
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}
