import { formsFolder } from '../../shared/forms/form-target.ts';
import { basePrefix } from '../../shared/base.ts';
import {
  escapeAddress,
  hiddenPath,
  otherForm,
  otherFormOfHome,
  refusedAddress,
  sourceOf,
} from './address-patterns.ts';
import { contentType } from './content-types.ts';
import { type HeaderValues, headerValues } from './header-values.ts';
import { usualCaching } from './host-rules.ts';
import { endingsByType, type HostFiles, type HostSite } from './host-site.ts';

/** A configuration that nginx includes inside `http`. */
export function nginxFiles({ rules, files }: HostSite): HostFiles {
  const { base } = rules;
  const prefix = basePrefix(base);
  const headers = headerValues(rules);
  const lines = [
    '# Serves this site with nginx: copy it to /etc/nginx/conf.d/. Change "listen", "server_name" and "root" to yours.',
    ...(base === '/'
      ? []
      : [`# The site lies in the folder ${base} below "root", beside what else that server has.`]),
    'map $request_uri $site_one_form {',
    `  ${quote(`~${sourceOf(otherFormOfHome, base)}`)} ${base}$1;`,
    `  ${quote(`~${sourceOf(otherForm, base)}`)} ${prefix}$1$2;`,
    '}',
    '# All that pages and files allow; what forms send is for the receiver, which docs/forms.md puts behind nginx.',
    'map "$request_method $uri" $site_allow {',
    '  default "GET, HEAD";',
    `  "~^(?:(?:GET|HEAD) |[A-Z]+ ${escapeAddress(prefix)}${formsFolder}/)" "";`,
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
    ...(base === '/' ? siteLines({ rules, files }) : belowBase({ rules, files })),
    '}',
  ];
  return { '_host/nginx.conf': `${lines.join('\n')}\n` };
}

/** All of the site in a location of its own: whatever else the server does is not its business. */
function belowBase(site: Pick<HostSite, 'rules' | 'files'>): string[] {
  const { base } = site.rules;
  return [
    '',
    `  location = ${quote(basePrefix(base))} {`,
    `    add_header Cache-Control ${usualCaching} always;`,
    `    return 308 ${base}$is_args$args;`,
    '  }',
    `  location ${quote(base)} {`,
    ...siteLines(site).map((line) => line && `  ${line}`),
    '  }',
  ];
}

function siteLines({ rules, files }: Pick<HostSite, 'rules' | 'files'>): string[] {
  const { base } = rules;
  const headers = headerValues(rules);
  return [
    '  # With the module ngx_brotli, "brotli_static on;" serves the .br files too.',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  default_type application/octet-stream;',
    '  types {',
    ...Array.from(
      endingsByType(files, contentType),
      ([type, endings]) => `    ${quote(type)} ${endings.join(' ')};`,
    ),
    '  }',
    ...headers.map((header) => `  add_header ${header.name} ${valueOf(header)} always;`),
    '  add_header Allow $site_allow always;',
    '',
    `  if ($request_uri ~* ${quote(sourceOf(refusedAddress))}) { return 400; }`,
    '  if ($site_allow) { return 405; }',
    '  if ($site_one_form) { return 308 $site_one_form; }',
    `  error_page 404 ${base}404.html;`,
    `  location = ${base}404.html { internal; }`,
    `  location ~* ${quote(sourceOf(hiddenPath, base))} { return 404; }`,
    `  location = ${base} { try_files ${base}index.html =404; }`,
    // Below a base, this location is the one around it.
    base === '/' ? '  location / { try_files $uri.html $uri =404; }' : '  try_files $uri.html $uri =404;',
    ...Array.from(
      rules.redirects,
      ([from, { to, status }]) =>
        `  location = ${quote(from)} { return ${status} ${quote(`${withoutVariables(to)}$is_args$args`)}; }`,
    ),
  ];
}

function isSpecial({ special }: HeaderValues): boolean {
  return special.length > 0;
}

/** Nginx takes the first pattern that fits; of the rules, the last one counts. */
function mapOf(header: HeaderValues): string[] {
  return [
    `map $uri ${variableOf(header)} {`,
    `  default ${quote(withoutVariables(header.usual ?? ''))};`,
    ...header.special
      .toReversed()
      .map(
        ({ path, isPrefix, value }) =>
          `  ${quote(`~^${escapeAddress(path)}${isPrefix ? '' : '$'}`)} ${quote(withoutVariables(value))};`,
      ),
    '}',
  ];
}

function valueOf(header: HeaderValues): string {
  return isSpecial(header) ? variableOf(header) : quote(withoutVariables(header.usual ?? ''));
}

function variableOf({ name }: HeaderValues): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** @throws Error for what nginx would take for a variable. */
function withoutVariables(text: string): string {
  if (text.includes('$'))
    throw new Error(`Refused to write ${JSON.stringify(text)}: nginx has no way to say "$".`);
  return text;
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
