import type { SiteData } from '../../shared/generated/site.ts';
import { returnPath, signInServiceOf } from '../../shared/sign-in-service.ts';
import { manifestFile, webManifest } from '../../shared/look/document-head.ts';
import { siteWordsOf } from '../../shared/words/words.ts';
import type { Alternate } from '../documents/head.ts';
import { headersFile, notFoundHtml, redirectsFile, robotsTxt, sitemapXml } from '../documents/host-files.ts';
import { type HeadScripts, inlineScriptsOf } from '../documents/inline-scripts.ts';
import type { SiteNeeds } from '../documents/content-security-policy.ts';
import { signInDocument } from '../documents/sign-in-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import type { Writer } from './writer.ts';

export interface SiteFilesOptions {
  write: Writer['write'];
  pages: readonly CheckedPage[];
  data: SiteData;
  identity: SiteIdentity;
  base: string;
  /** The translations of each page, by route. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
  /** The date of a page's last change; undefined when it is unknown. */
  changedOn(page: CheckedPage): string | undefined;
  scripts: HeadScripts & SiteNeeds;
  /** Address of the script for the page after signing in. */
  returnScript: string;
}

/** Writes the files for search engines and hosts, redirects, and the pages without content. */
export function writeSiteFiles(options: SiteFilesOptions): void {
  const { write, pages, data, identity, base, alternates, changedOn, scripts, returnScript } = options;
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
