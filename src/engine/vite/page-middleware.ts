import { stripVTControlCharacters } from 'node:util';
import { resolve } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { socialPictureOf } from '../../shared/social-picture-of.ts';
import type { SiteData } from '../../shared/generated/site.ts';
import type { PageData } from '../../shared/page.ts';
import { designSocialPictures } from '../../shared/social-picture.ts';
import { withBase, withoutBase } from '../../shared/base.ts';
import { notFoundRoute, toRoute } from '../../shared/routes.ts';
import { returnPath } from '../../shared/sign-in-service.ts';
import { contentSecurityPolicy } from '../documents/content-security-policy.ts';
import type { FormerAddresses } from '../documents/host-files.ts';
import { describeSite } from '../documents/document-site.ts';
import { htmlDocument } from '../documents/html-document.ts';
import { isSocialPictureDrawn } from '../documents/head.ts';
import { cataloguePage } from '../content/catalogue.ts';
import { explainParts } from '../content/open-site.ts';
import { hashOf } from '../files/hash-of.ts';
import { collectionName } from '../files/page-files.ts';
import { socialPictureFile, documentFile } from '../files/output-paths.ts';
import { createSocialPictureArtist } from '../pictures/social-picture-artist.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { findingsPath, type FindingList, type PageFindings } from '../../shared/page-findings.ts';
import { withoutStack } from '../../shared/plain-error.ts';
import type { DevSite } from './dev-site.ts';
import { readAddress } from '../../hosts/read-address.ts';
import { catalogueDocumentAt } from './catalogue.ts';
import { formerAddresses, siteFiles } from '../build/documents.ts';
import { hasStudio } from './studio-door.ts';
import { contentType, passesQuery } from '../../hosts/routing.ts';

/** Address of the site's style sheet. */
const stylesPath = '/@site/site.css';

interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

const html = (body: string, status = 200): Answer => ({ status, type: contentType('a.html'), body });
const text = (body: string, status: number): Answer => ({ status, type: contentType('a.txt'), body });

/** Answers requests for pages, like the host of a built site. */
export function createPageMiddleware(site: DevSite): Connect.NextHandleFunction {
  const { server } = site;
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const address = readAddress(request.originalUrl);
    const path = address && withoutBase(server.config.base, address.path);
    const answered = path === undefined ? undefined : answer(site, path, address?.search ?? '');
    (answered ?? Promise.resolve(text('Invalid address.\n', 400)))
      // The document for errors reloads itself after the fix of the page or component.
      .catch(async (error: unknown) => {
        showFailure(server, error);
        return brokenPage(server, path ?? '');
      })
      .then(({ status, type, body, headers }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
        response.end(body);
      })
      .catch(next);
  };
}

async function answer(site: DevSite, path: string, search: string): Promise<Answer> {
  const { server, pages, lists } = site;
  const { base } = server.config;
  const route = toRoute(path);
  if (path === findingsPath) {
    const page = new URLSearchParams(search).get('page') ?? base;
    const findings = findingsOf(site, toRoute(withoutBase(base, page) ?? page));
    return { status: 200, type: 'application/json', body: JSON.stringify(findings) };
  }
  if (path === stylesPath)
    return { status: 200, type: contentType(path), body: (await site.loadRenderer()).sheet };
  const data = site.data;
  if (!data) return brokenPage(server, path);
  if (path.startsWith('/_social/')) {
    const socialPicture = await drawSocialPicture(site, data, path);
    return socialPicture
      ? { status: 200, type: 'image/jpeg', body: socialPicture }
      : text('No such page.', 404);
  }
  const tool = await catalogueDocumentAt(site, route, base);
  if (tool) return html(await server.transformIndexHtml(path, tool.html), tool.status);
  const page = findPage(site, route);
  if (page) return answerPage(site, page, search);
  if (site.site.routes.has(route)) return brokenPage(server, path);
  const target = redirectTarget(formerAddresses({ pages, lists, data }), path, route);
  if (target !== undefined) {
    const to = target.startsWith('https:') ? target : withBase(base, target);
    // Browsers would remember a permanent one.
    return { ...text('', 302), headers: { location: to + (passesQuery({ to }) ? search : '') } };
  }
  const { entry } = await site.loadRenderer();
  const shared = { ...describeSite(data, base), scripts: entry.inlineScripts };
  const files = siteFiles({ pages, lists, data, site: shared }, () => undefined);
  const name = route === returnPath ? documentFile(route) : path.slice(1);
  const body = files.get(name);
  if (body !== undefined) return { status: 200, type: contentType(name), body };
  const notFound = findPage(site, notFoundRoute);
  return notFound ? answerPage(site, notFound, search) : brokenPage(server, path, 404);
}

/** Where a host sends visitors of an address; undefined where it does not. `route`: without a last slash. */
function redirectTarget(
  { moved, planned }: FormerAddresses,
  path: string,
  route: string,
): string | undefined {
  // Planned addresses are written as links write them.
  const targets = new Map([...moved, ...Array.from(planned, ([from, to]) => [decodeURI(from), to] as const)]);
  return targets.get(path) ?? targets.get(route);
}

async function answerPage(site: DevSite, page: PageData, search: string): Promise<Answer> {
  const { html: body, policy } = await renderDocument(site, page, search === '?bare');
  // Only reported: code of the development server breaks it.
  const headers = { 'content-security-policy-report-only': policy };
  return { ...html(body, page.path === notFoundRoute ? 404 : 200), headers };
}

/** The picture at an address such as `/_social/company/about.jpg`, as in a build; undefined when no page has it. */
async function drawSocialPicture(
  site: DevSite,
  { brand, theme }: SiteData,
  address: string,
): Promise<Uint8Array | undefined> {
  const { root, publicDir } = site.options;
  const route = [...site.site.routes.keys()].find((path) => `/${socialPictureFile(path)}` === address);
  const page = route === undefined ? undefined : site.page(route);
  if (!page) return undefined;
  const socialPicture = socialPictureOf(page, brand.brand, site.server.config.base);
  if (!isSocialPictureDrawn(page, socialPicture)) return undefined;
  // An artist caches files, which may have changed.
  return createSocialPictureArtist(resolve(root, publicDir), '', designSocialPictures(theme)).draw(
    socialPicture,
  );
}

/** The current data of a page; undefined when there is no such page. */
export function findPage(site: DevSite, route: string): PageData | undefined {
  return cataloguePage(site.site, route)?.data() ?? site.page(route);
}

/** `isBare`: the blocks without the shell. */
export async function renderDocument(site: DevSite, page: PageData, isBare = false) {
  const { server } = site;
  const { entry, render, data, sheetHash } = await site.loadRenderer();
  const rendered = render(page, explainParts(site.site));
  const content = isBare ? { ...rendered, top: '', bottom: '' } : rendered;
  const { base } = server.config;
  // The open page compares it: scripts change the document itself.
  const version = hashOf(JSON.stringify([page, content, sheetHash]));
  const styles = `${withBase(base, stylesPath)}?${sheetHash.slice(0, 8)}`;
  const shared = {
    ...describeSite(data, base, styles),
    scripts: entry.inlineScripts,
    devHead: `<meta name="dev-version" content="${version}">${await viteHead(server, page.path)}`,
  };
  return {
    html: htmlDocument(page, content, shared),
    policy: contentSecurityPolicy(content, shared),
  };
}

/** The elements that the development server and React Refresh need in `<head>`. */
async function viteHead(server: ViteDevServer, path: string): Promise<string> {
  const document = await server.transformIndexHtml(path, '<html><head></head><body></body></html>');
  return document.slice(document.indexOf('<head>') + '<head>'.length, document.lastIndexOf('</head>'));
}

/** A document for the page's errors, or for a missing page, which loads the page once it can be shown. */
async function brokenPage(server: ViteDevServer, path: string, status = 500): Promise<Answer> {
  const title = status === 404 ? 'There is no page at this address' : 'This page cannot be shown yet';
  const document = await server.transformIndexHtml(
    path,
    `<!doctype html><html lang="en"><head><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><main id="main"><h1>${title}</h1></main><script type="module" src="/src/development/recover.ts"></script></body></html>`,
  );
  return html(document, status);
}

/** Maximum number of findings shown; the next ones follow after a fix. */
const mostFindings = 20;

/**
 * The errors of the content, with those of one page apart. While it cannot be shown, these include errors in files that
 * all pages need: `_site/`, `_shared/`, and files outside the content folder.
 */
function findingsOf({ site, data, report, server }: DevSite, route: string): PageFindings {
  const { pagesDir, routes } = site;
  const { diagnostics, frameOf, pages } = report;
  const file = routes.get(route)?.file;
  const isSound = data && (file === undefined || pages.some((page) => page.route === route));
  const isForAll = (path: string) => !path.startsWith(`${pagesDir}/`) || path.startsWith(`${pagesDir}/_`);
  // A collection decides what its page and its entries show.
  const isAround = (path: string) =>
    path.endsWith(`/${collectionName}`) &&
    `${route}/`.startsWith(path.slice(pagesDir.length, -collectionName.length));
  // Of a draft that cannot be shown yet, warnings say why.
  const errors = diagnostics.filter(
    ({ severity, file: of }) => severity === 'error' || (!isSound && of === file),
  );
  const isOwn = (error: Diagnostic) =>
    error.file === file || isAround(error.file) || (!isSound && isForAll(error.file));
  const show = (selected: Diagnostic[]): FindingList => ({
    count: selected.length,
    findings: selected.slice(0, mostFindings).map((error) => ({ ...error, frame: frameOf(error) })),
  });
  return {
    here: show(errors.filter(isOwn)),
    elsewhere: show(errors.filter((error) => !isOwn(error))),
    isEditable: routes.has(route) && hasStudio(server),
  };
}

/** Shows an error of a component, or another rendering error, in the open pages and the terminal. */
export function showFailure(server: ViteDevServer, failure: unknown): void {
  const plain = withoutStack(failure);
  const error = plain instanceof Error ? plain : new Error(String(plain));
  server.config.logger.error(error.stack ?? error.message, { error });
  // Like Vite's own errors: without colours, and the message only once.
  const places = error.stack?.match(/^ +at .*/gm) ?? [];
  const err = { message: stripVTControlCharacters(error.message), stack: places.join('\n') };
  server.environments.client.hot.send({ type: 'error', err });
}
