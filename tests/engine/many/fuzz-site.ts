import { siteWordsOf } from '../../../src/shared/words/words.ts';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import * as serverEntry from '../../../src/render/entry-server.tsx';
import { describeSite } from '../../../src/engine/documents/document-site.ts';
import { addTheme, compileSiteStyles } from '../../../src/styles-compiler/site-styles.ts';
import { notFoundHtml, signInDocument } from '../../../src/engine/documents/plain-documents.ts';
import { htmlDocument } from '../../../src/engine/documents/html-document.ts';
import { check } from '../../../src/engine/check/check.ts';
import type { Json } from '../../../src/engine/json/json.ts';
import { openSite, findSiteData, resolveSiteData } from '../../../src/engine/content/open-site.ts';
import { compilePage } from '../../../src/engine/content/page.ts';
import type { Site } from '../../../src/engine/content/site.ts';
import { signInServiceOf } from '../../../src/shared/sign-in-service.ts';
import { fixtureFiles } from '../../stage/fixture-files.ts';
import { projectSchemas } from '../../stage/project-schemas.ts';
import { createMemoryFileSystem } from '../memory-file-system.ts';
import { alikePictures } from '../alike-pictures.ts';

const assets = fixtureFiles.list('public');
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

export type Files = Record<string, Json>;

/** The fixture's `_site/` files and a page with these sections. */
export function filesWith(sections: Json[]): Files {
  const names = fixtureFiles.list('pages').flatMap((name) => (name.startsWith('_') ? `pages/${name}` : []));
  const own = names.map((name) => [name, JSON.parse(String(fixtureFiles.read(name)))] as const);
  const description = 'This page holds one section, taken from the examples of its schema, and tries it.';
  const page = { title: 'A page for an example', description, aliases: ['/old-address'], sections };
  return { ...Object.fromEntries(own), 'pages/index.json': page };
}

/** A site in memory that counts reads. */
export function openFiles(files: Files): { site: Site; reads: () => number } {
  const written = createMemoryFileSystem(files);
  let count = 0;
  const fileSystem = {
    list: (folder: string) => (folder === 'public' ? assets : written.list(folder)),
    read(path: string, limit?: number) {
      count++;
      return path.startsWith('public/') ? picture : written.read(path, limit);
    },
  };
  const site = openSite({ fileSystem, schemas: projectSchemas, pictures: alikePictures });
  return { site, reads: () => count };
}

/** The errors of a file, one string each. */
export async function findErrors(site: Site, file: string): Promise<{ own: string[]; total: number }> {
  // Checks only this file, which is much faster. Its errors elsewhere are known.
  const siteFiles = [...site.files.site].filter(([, name]) => name === file);
  const pages = site.pages.filter((page) => page.file === file);
  const { diagnostics } = await check({
    ...site,
    pages,
    files: { ...site.files, site: new Map(siteFiles), shared: new Map() },
  });
  const own = diagnostics.filter((found) => found.file === file && found.severity === 'error');
  const errors = own.map(({ rule, pointer }) => `${rule} ${pointer}`);
  // A known error, such as a missing picture, may stand for one that leaves the site or the page without data.
  const hasData = findSiteData(site) !== undefined && dataOfHome(site) !== undefined;
  return { own: hasData ? errors : [...errors, 'no data'], total: diagnostics.length };
}

function dataOfHome(site: Site) {
  const home = site.routes.get('/');
  return home && compilePage(site, home).data();
}

const codeStyles = await compileSiteStyles(serverEntry);

/** Preparing the shell takes much longer than rendering a page, and most sites share it. */
let prepared: { key: string; render: Awaited<ReturnType<typeof serverEntry.createRenderer>> } | undefined;

async function rendererFor(data: ReturnType<typeof resolveSiteData>) {
  const key = JSON.stringify(data);
  if (prepared?.key !== key)
    prepared = {
      key,
      render: await serverEntry.createRenderer(data, addTheme(codeStyles, data.theme, '/').stylesFor),
    };
  return prepared.render;
}

/**
 * The documents that a build makes of the content: the home page, the page for unknown addresses and that after sign-in;
 * and whether the minified HTML means the same as the rendered HTML.
 */
export async function renderSite(site: Site) {
  const data = resolveSiteData(site);
  const page = dataOfHome(site);
  if (!page) throw new Error('The home page is not sound.');
  const rendered = (await rendererFor(data))(page);
  const shared = {
    ...describeSite(data, '/', '/assets/site.css', (entry) => `/assets/${entry}.js`),
    scripts: serverEntry.inlineScripts,
  };
  const html = htmlDocument(page, rendered, shared);
  const service = signInServiceOf(data.signIn);
  return [
    html,
    notFoundHtml(shared, siteWordsOf(undefined, shared.language)),
    ...(service ? [signInDocument(shared, service)] : []),
  ];
}

/** The elements of documents, in order. */
function listElements(documents: string[]): DefaultTreeAdapterTypes.Element[] {
  const visit = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('content' in node ? visit(node.content) : []),
    ...('childNodes' in node ? node.childNodes.flatMap(visit) : []),
  ];
  return documents.flatMap((html) => visit(parse(html)));
}

/** The elements of documents in order, with the names of their attributes. */
export function skeletonOf(documents: string[]): string[] {
  return listElements(documents).map(
    ({ tagName, attrs }) =>
      `${tagName}[${attrs
        .map(({ name }) => name)
        .toSorted()
        .join(' ')}]`,
  );
}

/** Attributes with an address that a browser would execute, and attributes that only a script or a style adds. */
export function findDangerous(documents: string[]): string[] {
  // Browsers ignore control characters and spaces before a scheme, and line breaks within.
  const run = /^(?:(?:xlink:)?href|src|(?:form)?action)=[\u0000-\u0020]*(?:javascript|vbscript|data):/i;
  const foreign = /^(?:on|style=|srcdoc=)/;
  return listElements(documents)
    .flatMap(({ attrs }) => attrs.map(({ name, value }) => `${name}=${value}`))
    .filter((attribute) => run.test(attribute.replaceAll(/[\t\n\r]/g, '')) || foreign.test(attribute));
}
