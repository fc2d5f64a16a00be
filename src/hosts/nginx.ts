import { basePrefix } from '../shared/base.ts';
import { escapePattern, nginxPattern, nginxText } from './quoting.ts';
import {
  commentOnBase,
  endingsByType,
  type HeaderValues,
  headerValues,
  hiddenPath,
  type HostFiles,
  type HostSite,
  otherForm,
  otherFormOfHome,
  passesQuery,
  refusedAddress,
  sourceOf,
  usualCaching,
} from './routing.ts';

/** A configuration that nginx includes inside `http`. One location has the whole site: nothing else is affected. */
export function nginxFiles({ routing, files }: HostSite): HostFiles {
  const { base } = routing;
  const prefix = basePrefix(base);
  const headers = headerValues(routing);
  const lines = [
    '# Serves this site with nginx: copy it to /etc/nginx/conf.d/. Change "listen", "server_name" and "root" to yours.',
    ...commentOnBase(base),
    'map $request_uri $site_one_form {',
    `  ${nginxPattern(`~${sourceOf(otherFormOfHome, base)}`)} ${nginxText(base, '$1')};`,
    `  ${nginxPattern(`~${sourceOf(otherForm, base)}`)} ${nginxText(prefix, '$1$2')};`,
    '}',
    'map $request_method $site_allow {',
    '  default "GET, HEAD";',
    '  "~^(?:GET|HEAD)$" "";',
    '}',
    ...headers.filter(isSpecial).flatMap(mapOf),
    'server {',
    '  listen 80;',
    '  server_name _;',
    '  root /usr/share/nginx/html;',
    '',
    '  absolute_redirect off;',
    '  merge_slashes off;',
    '  server_tokens off;',
    '',
    ...(base === '/' ? [] : withoutSlash(base)),
    `  location ${nginxText(base)} {`,
    '    # With the module ngx_brotli, "brotli_static on;" serves the .br files too.',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    default_type application/octet-stream;',
    '    types {',
    ...Array.from(
      endingsByType(files),
      ([type, endings]) => `      ${[type, ...endings].map((text) => nginxText(text)).join(' ')};`,
    ),
    '    }',
    ...headers.map((header) => `    add_header ${header.name} ${valueOf(header)} always;`),
    '    add_header Allow $site_allow always;',
    '',
    `    if ($request_uri ~* ${nginxPattern(sourceOf(refusedAddress))}) { return 400; }`,
    `    ${refuseMethod}`,
    `    error_page 404${routing.gone.length > 0 ? ' 410' : ''} ${nginxText(`${base}404.html`)};`,
    `    location ~* ${nginxPattern(sourceOf(hiddenPath, base))} { return 404; }`,
    `    location = ${nginxText(base)} { try_files ${nginxText(`${base}index.html`)} =404; }`,
    // The locations within, such as those of redirects, come first.
    '    if ($site_one_form) { return 308 $site_one_form; }',
    '    try_files $uri.html $uri =404;',
    ...Array.from(
      routing.redirects,
      ([from, redirect]) =>
        `    location = ${nginxText(from)} { ${refuseMethod} return ${redirect.status} ${nginxText(redirect.to, passesQuery(redirect) ? '$is_args$args' : '')}; }`,
    ),
    ...(routing.gone.length === 0 ? [] : [goneBody(base)]),
    ...routing.gone.map((from) => `    location = ${nginxText(from)} { ${refuseMethod} return 410; }`),
    '  }',
    '}',
  ];
  return { '_host/nginx.conf': `${lines.join('\n')}\n` };
}

/** Repeated where a location answers by itself: it does not inherit conditions. */
const refuseMethod = 'if ($site_allow) { return 405; }';

/** An address that is gone may have another form of itself, which would be asked for when its answer is looked up. */
function goneBody(base: string): string {
  const file = `${base}404.html`;
  const isAsked = nginxPattern(`^${escapePattern(file)}(?:\\?|$)`);
  return `    location = ${nginxText(file)} { if ($request_uri ~ ${isAsked}) { return 308 $site_one_form; } try_files ${nginxText(file)} =404; }`;
}

function withoutSlash(base: string): string[] {
  return [
    `  location = ${nginxText(basePrefix(base))} {`,
    `    add_header Cache-Control ${usualCaching} always;`,
    `    return 308 ${nginxText(base, '$is_args$args')};`,
    '  }',
  ];
}

function isSpecial({ special }: HeaderValues): boolean {
  return special.length > 0;
}

/** Nginx takes the first matching pattern, but the last matching line of _headers counts, so the order is reversed. */
function mapOf(header: HeaderValues): string[] {
  return [
    `map $uri ${variableOf(header)} {`,
    `  default ${nginxText(header.usual ?? '')};`,
    ...header.special
      .toReversed()
      .map(
        ({ path, isPrefix, value }) =>
          `  ${nginxPattern(`~^${escapePattern(path)}${isPrefix ? '' : '$'}`)} ${nginxText(value)};`,
      ),
    '}',
  ];
}

function valueOf(header: HeaderValues): string {
  return isSpecial(header) ? variableOf(header) : nginxText(header.usual ?? '');
}

function variableOf({ name }: HeaderValues): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}
