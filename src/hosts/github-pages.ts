import { createHash } from 'node:crypto';
import { escapeHtml, startTag } from '../shared/html.ts';
import { languageAttributes } from '../shared/language.ts';
import type { HostFiles, HostSite, SiteFacts } from './routing.ts';

/** A page for each redirect, the CNAME file with the site's domain, and `.nojekyll`, so that all files are served. */
export function gitHubPagesFiles({ routing, facts }: HostSite): HostFiles {
  const { base } = routing;
  const { host } = new URL(facts.url);
  // A repository's site is below the repository's name; another repository sets its domain.
  const isOwnDomain = base === '/' && !host.endsWith('.github.io');
  const redirects = Array.from(routing.redirects, ([from, { to }]) => [
    `${from
      .slice(base.length)
      .replace(/\.html$/, '')
      .replace(/\/$/, '/index')}.html`,
    leadingPage(to, facts),
  ]);
  return {
    ...(Object.fromEntries(redirects) as HostFiles),
    '.nojekyll': '',
    ...(isOwnDomain ? { CNAME: `${host}\n` } : {}),
  };
}

/** Keeps the query and the fragment, which a refresh would lose. */
const redirectScript = 'location.replace(document.querySelector("a").href+location.search+location.hash)';

function leadingPage(to: string, { url, language, movedTitle }: SiteFacts): string {
  const address = to.startsWith('/') ? url + to : to;
  // A refresh keeps the query and the fragment of a target that has its own.
  const script = /[?#]/.test(to) ? '' : redirectScript;
  const allowed = `script-src 'sha256-${createHash('sha256').update(redirectScript).digest('base64')}'`;
  return [
    `<!doctype html>${startTag('html', languageAttributes(language))}<head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'${script && `; ${allowed}`}">`,
    `<title>${escapeHtml(movedTitle)}</title>`,
    startTag('link', { rel: 'canonical', href: address }),
    startTag('meta', { 'http-equiv': 'refresh', content: `0; url=${to}` }),
    `</head><body><p>${startTag('a', { href: to })}${escapeHtml(address)}</a></p>${script && `<script>${script}</script>`}</body></html>\n`,
  ].join('');
}
