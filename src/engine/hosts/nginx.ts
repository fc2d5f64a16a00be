import { formsFolder } from '../../shared/forms/form-target.ts';
import { hiddenPath, otherForm, otherFormOfHome, refusedAddress, sourceOf } from './address-patterns.ts';
import { contentType } from './content-types.ts';
import { type HeaderValues, headerValues } from './header-values.ts';
import { endingsByType, type HostFiles, type HostSite } from './host-site.ts';

/** A configuration that nginx includes inside `http`. */
export function nginxFiles({ rules, files }: HostSite): HostFiles {
  const headers = headerValues(rules.headers);
  const lines = [
    '# Serves this site with nginx: copy it to /etc/nginx/conf.d/. Change "listen", "server_name" and "root" to yours.',
    'map $request_uri $site_one_form {',
    `  ${quote(`~${sourceOf(otherFormOfHome)}`)} /$1;`,
    `  ${quote(`~${sourceOf(otherForm)}`)} $1$2;`,
    '}',
    '# All that pages and files allow; what forms send is for the receiver, which docs/forms.md puts behind nginx.',
    'map "$request_method $uri" $site_allow {',
    '  default "GET, HEAD";',
    `  "~^(?:(?:GET|HEAD) |[A-Z]+ ${formsFolder}/)" "";`,
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
    '  error_page 404 /404.html;',
    '  location = /404.html { internal; }',
    `  location ~* ${quote(sourceOf(hiddenPath))} { return 404; }`,
    '  location = / { try_files /index.html =404; }',
    '  location / { try_files $uri.html $uri =404; }',
    ...Array.from(
      rules.redirects,
      ([from, { to, status }]) =>
        `  location = ${quote(from)} { return ${status} ${quote(`${withoutVariables(to)}$is_args$args`)}; }`,
    ),
    '}',
  ];
  return { '_host/nginx.conf': `${lines.join('\n')}\n` };
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
          `  ${quote(`~^${escape(path)}${isPrefix ? '' : '$'}`)} ${quote(withoutVariables(value))};`,
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

/** Dots are the only characters of addresses with a meaning in patterns. */
function escape(path: string): string {
  return path.replaceAll('.', String.raw`\.`);
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
