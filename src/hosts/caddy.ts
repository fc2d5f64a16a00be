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
  refusedAddress,
  sourceOf,
  usualCaching,
} from './rules.ts';

/** A Caddyfile. */
export function caddyFiles({ rules, files }: HostSite): HostFiles {
  const { base } = rules;
  const prefix = basePrefix(base);
  const headers = headerValues(rules);
  const types = endingsByType(files);
  const lines = [
    '# Serves this site with Caddy: caddy run --config Caddyfile. Change the address and "root" to yours;',
    '# with a host name as the address, Caddy requests a certificate.',
    ...commentOnBase(base),
    ':80 {',
    '  root * /srv/site',
    '  map {http.request.orig_uri} {one_form} {',
    `    ${caddyText(`~${sourceOf(otherFormOfHome, base)}`)} ${caddyText(base, '${1}')}`,
    `    ${caddyText(`~${sourceOf(otherForm, base)}`)} ${caddyText(prefix, '${1}${2}')}`,
    '    default ""',
    '  }',
    '  map {http.request.uri.query} {search} {',
    '    "~.+" "?${0}"',
    '    default ""',
    '  }',
    ...(base === '/'
      ? ['  route {']
      : [
          `  route ${prefix} {`,
          `    header Cache-Control ${usualCaching}`,
          `    redir * ${base}{search} 308`,
          '  }',
          `  route ${base}* {`,
        ]),
    `    @refused vars_regexp {http.request.orig_uri} ${caddyPattern(sourceOf(refusedAddress))}`,
    '    respond @refused 400',
    '    @not-reading not method GET HEAD',
    '    header @not-reading Allow "GET, HEAD"',
    '    respond @not-reading 405',
    ...headers.flatMap(({ name, usual, special }) => [
      ...(usual === undefined ? [] : [`    header ${name} ${caddyText(usual)}`]),
      ...special.flatMap(({ path, isPrefix, value }, index) => [
        `    @${name}-${index} path ${caddyText(path + (isPrefix ? '*' : ''))}`,
        `    header @${name}-${index} ${name} ${caddyText(value)}`,
      ]),
    ]),
    `    @hidden path_regexp ${caddyPattern(sourceOf(hiddenPath, base))}`,
    '    error @hidden 404',
    // Caddy's path matchers ignore letter case, but addresses do not. Maps are case-sensitive.
    '    map {http.request.uri.path} {moved_to} {moved_status} {',
    ...Array.from(
      rules.redirects,
      ([from, { to, status }]) => `      ${caddyText(from)} ${caddyText(to)} ${status}`,
    ),
    '      default "" ""',
    '    }',
    '    @moved expression `{moved_to} != ""`',
    '    redir @moved {moved_to}{search} {moved_status}',
    '    @other-form expression `{one_form} != ""`',
    '    redir @other-form {one_form} 308',
    `    rewrite ${base} ${base}index.html`,
    '    try_files {path}.html {path}',
    ...typeLines(types),
    '    file_server {',
    '      precompressed br gzip',
    '      disable_canonical_uris',
    '    }',
    '  }',
    ...(base === '/' ? [] : ['  # Files outside the site.', '  file_server']),
    '  handle_errors {',
    // Caddy would answer with a part of the page for unknown addresses, or with none that a browser has in its cache.
    '    request_header -If-*',
    '    request_header -Range',
    `    @missing expression \`{http.error.status_code} == 404 && path('${base}*')\``,
    `    rewrite @missing ${base}404.html`,
    '    header @missing Cache-Control no-cache',
    `    header @missing Content-Type ${caddyText(contentType('404.html'))}`,
    '    file_server @missing {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '}',
  ];
  return { '_host/Caddyfile': `${lines.join('\n')}\n` };
}

function typeLines(types: Map<string, string[]>): string[] {
  return Array.from(types).flatMap(([type, endings], index) => [
    `    @type-${index} path ${endings.map((ending) => caddyText(`*.${ending}`)).join(' ')}`,
    `    header @type-${index} Content-Type ${caddyText(type)}`,
    ...(isText(type) ? [`    header @type-${index} Vary Accept-Encoding`] : []),
  ]);
}
