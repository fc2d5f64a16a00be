import { createHash } from 'node:crypto';
import { escapeHtml, startTag } from '../shared/html.ts';
import type { HostFiles, HostSite } from './rules.ts';

/** A page for each redirect, the CNAME file with the site's domain, and `.nojekyll`, so that all files are served. */
export function gitHubPagesFiles({ rules, url }: HostSite): HostFiles {
  const { base } = rules;
  const { host } = new URL(url);
  // A repository's site is below the repository's name; another repository sets its domain.
  const isOwnDomain = base === '/' && !host.endsWith('.github.io');
  const redirects = Array.from(rules.redirects, ([from, { to }]) => [
    `${from.slice(base.length).replace(/\.html$/, '')}.html`,
    leadingPage(to, url),
  ]);
  return {
    ...(Object.fromEntries(redirects) as HostFiles),
    '.nojekyll': '',
    ...(isOwnDomain ? { CNAME: `${host}\n` } : {}),
  };
}

/** Keeps the query and the fragment, which a refresh would lose. */
const redirectScript = 'location.replace(document.querySelector("a").href+location.search+location.hash)';

function leadingPage(to: string, url: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${createHash('sha256').update(redirectScript).digest('base64')}'">`,
    '<title>This page has moved</title>',
    startTag('link', { rel: 'canonical', href: url + to }),
    startTag('meta', { 'http-equiv': 'refresh', content: `0; url=${to}` }),
    `</head><body><p>${startTag('a', { href: to })}${escapeHtml(url + to)}</a></p><script>${redirectScript}</script></body></html>\n`,
  ].join('');
}
