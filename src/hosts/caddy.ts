import { basePrefix } from '../shared/base.ts';
import { caddyPattern, caddyText } from './quoting.ts';
import {
  commentOnBase,
  contentType,
  endingsByType,
  headerValues,
  hiddenPath,
  type HostFiles,
  type HostSite,
  isText,
  otherForm,
  otherFormOfHome,
  passesQuery,
  refusedAddress,
  type Routing,
  sourceOf,
  usualCaching,
} from './routing.ts';

/** A Caddyfile. */
export function caddyFiles({ routing, files }: HostSite): HostFiles {
  const { base } = routing;
  const lines = [
    '# Serves this site with Caddy: caddy run --config Caddyfile. Change the address and "root" to yours;',
    '# with a host name as the address, Caddy requests a certificate.',
    ...commentOnBase(base),
    ':80 {',
    '  root * /srv/site',
    ...mapsOfRequest(base),
    ...startOfRoute(base),
    `    @refused vars_regexp {http.request.orig_uri} ${caddyPattern(sourceOf(refusedAddress))}`,
    '    respond @refused 400',
    '    @not-reading not method GET HEAD',
    '    header @not-reading Allow "GET, HEAD"',
    '    respond @not-reading 405',
    ...headerLines(routing),
    `    @hidden path_regexp ${caddyPattern(sourceOf(hiddenPath, base))}`,
    '    error @hidden 404',
    ...redirectLines(routing),
    ...goneLines(routing),
    '    @other-form expression `{one_form} != ""`',
    '    redir @other-form {one_form} 308',
    `    rewrite ${base} ${base}index.html`,
    '    try_files {path}.html {path}',
    ...typeLines(endingsByType(files)),
    '    file_server {',
    '      precompressed br gzip',
    '      disable_canonical_uris',
    '    }',
    '  }',
    ...(base === '/' ? [] : ['  # Files outside the site.', '  file_server']),
    ...errorLines(routing),
    '}',
  ];
  return { '_host/Caddyfile': `${lines.join('\n')}\n` };
}

/** The one form of an address that is asked for in another one, and its query. */
function mapsOfRequest(base: string): string[] {
  return [
    '  map {http.request.orig_uri} {one_form} {',
    `    ${caddyText(`~${sourceOf(otherFormOfHome, base)}`)} ${caddyText(base, '${1}')}`,
    `    ${caddyText(`~${sourceOf(otherForm, base)}`)} ${caddyText(basePrefix(base), '${1}${2}')}`,
    '    default ""',
    '  }',
    '  map {http.request.uri.query} {search} {',
    '    "~.+" "?${0}"',
    '    default ""',
    '  }',
  ];
}

function startOfRoute(base: string): string[] {
  if (base === '/') return ['  route {'];
  return [
    `  route ${basePrefix(base)} {`,
    `    header Cache-Control ${usualCaching}`,
    `    redir * ${base}{search} 308`,
    '  }',
    `  route ${base}* {`,
  ];
}

function headerLines(routing: Routing): string[] {
  return headerValues(routing).flatMap(({ name, usual, special }) => [
    ...(usual === undefined ? [] : [`    header ${name} ${caddyText(usual)}`]),
    ...special.flatMap(({ path, isPrefix, value }, index) => [
      `    @${name}-${index} path ${caddyText(path + (isPrefix ? '*' : ''))}`,
      `    header @${name}-${index} ${name} ${caddyText(value)}`,
    ]),
  ]);
}

/** Caddy's path matchers ignore letter case, but addresses do not. Maps are case-sensitive. */
function redirectLines({ redirects }: Routing): string[] {
  const entries = (isPassing: boolean) =>
    [...redirects]
      .filter(([, redirect]) => passesQuery(redirect) === isPassing)
      .map(([from, { to, status }]) => `      ${caddyText(from)} ${caddyText(to)} ${status}`);
  const exact = entries(false);
  const exactLines = [
    '    map {http.request.uri.path} {moved_exactly_to} {moved_exactly_status} {',
    ...exact,
    '      default "" ""',
    '    }',
    '    @moved-exactly expression `{moved_exactly_to} != ""`',
    '    redir @moved-exactly {moved_exactly_to} {moved_exactly_status}',
  ];
  return [
    '    map {http.request.uri.path} {moved_to} {moved_status} {',
    ...entries(true),
    '      default "" ""',
    '    }',
    '    @moved expression `{moved_to} != ""`',
    '    redir @moved {moved_to}{search} {moved_status}',
    ...(exact.length === 0 ? [] : exactLines),
  ];
}

function goneLines({ gone }: Routing): string[] {
  if (gone.length === 0) return [];
  return [
    '    map {http.request.uri.path} {gone} {',
    ...gone.map((from) => `      ${caddyText(from)} "yes"`),
    '      default ""',
    '    }',
    '    @gone expression `{gone} != ""`',
    '    error @gone 410',
  ];
}

/** The page for unknown addresses. */
function errorLines({ base, gone }: Routing): string[] {
  const missing = gone.length === 0 ? '== 404' : 'in [404, 410]';
  return [
    '  handle_errors {',
    // Caddy would answer with a part of the page, or with none that a browser has in its cache.
    '    request_header -If-*',
    '    request_header -Range',
    `    @missing expression \`{http.error.status_code} ${missing} && path('${base}*')\``,
    `    rewrite @missing ${base}404.html`,
    '    header @missing Cache-Control no-cache',
    `    header @missing Content-Type ${caddyText(contentType('404.html'))}`,
    '    file_server @missing {',
    '      precompressed br gzip',
    '    }',
    '  }',
  ];
}

function typeLines(types: Map<string, string[]>): string[] {
  return Array.from(types).flatMap(([type, endings], index) => [
    `    @type-${index} path ${endings.map((ending) => caddyText(`*.${ending}`)).join(' ')}`,
    `    header @type-${index} Content-Type ${caddyText(type)}`,
    ...(isText(type) ? [`    header @type-${index} Vary Accept-Encoding`] : []),
  ]);
}
