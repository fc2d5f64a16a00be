import { returnPath, signInServiceOf } from '../../shared/sign-in-service.ts';
import { manifestFile, webManifest } from '../../shared/look/document-head.ts';
import { siteWordsOf } from '../../shared/words/words.ts';
import { headersFile, notFoundHtml, redirectsFile, robotsTxt, sitemapXml } from '../documents/host-files.ts';
import { inlineScriptsOf } from '../documents/inline-scripts.ts';
import { signInDocument } from '../documents/sign-in-document.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import type { BuiltSite } from './documents.ts';

/**
 * Writes the files for search engines and hosts, redirects, and the pages without content. `changedOn`: the time of a
 * page's last change, if it is known. `returnScript`: address of the script for the page after signing in.
 */
export function writeSiteFiles(
  { writer: { write }, pages, data, identity, base, alternates, scripts }: BuiltSite,
  changedOn: (page: CheckedPage) => string | undefined,
  returnScript: string,
): void {
  const listed = pages
    .filter(({ noindex }) => !noindex)
    .map((page) => ({ path: page.route, changed: changedOn(page), alternates: alternates.get(page.route) }));
  write('sitemap.xml', sitemapXml(identity, listed));
  write('robots.txt', robotsTxt(identity));
  write(manifestFile, webManifest(data.theme, data.brand, base));
  write(
    '404.html',
    notFoundHtml(identity, data.theme.icons.tab.src, siteWordsOf(data.words, identity.language)),
  );

  const aliases = new Map(
    pages.flatMap(({ route, aliases: own }) => own.map((alias) => [alias, route] as const)),
  );
  const planned = data.plannedLinks?.paths ?? [];
  write('_redirects', redirectsFile({ aliases, planned }, base));
  const needs = { ...scripts, inlineScripts: inlineScriptsOf(scripts, base) };
  write('_headers', headersFile(needs, base));
  const service = signInServiceOf(data.signIn);
  if (service)
    write(
      `${returnPath.slice(1)}.html`,
      signInDocument(identity, data.theme.icons.tab.src, service, returnScript),
    );
}
