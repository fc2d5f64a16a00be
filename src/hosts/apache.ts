import { basePrefix } from '../shared/base.ts';
import {
  apacheAddress,
  apacheHeader,
  apachePattern,
  apacheTarget,
  apacheText,
  escapePattern,
} from './quoting.ts';
import {
  endingsByType,
  type HeaderValues,
  headerValues,
  hiddenPath,
  type HostFiles,
  type HostSite,
  isText,
  passesQuery,
  refusedAddress,
  sourceOf,
} from './routing.ts';

/** A `.htaccess` file for Apache, read from the site's folder or included by a virtual host. */
export function apacheFiles({ routing, files }: HostSite): HostFiles {
  const { base } = routing;
  const lines = [
    '# How Apache serves this site. It takes "AllowOverride All" and the modules rewrite, headers, mime and dir.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    // The server may run files by an ending anywhere in their names: of .var files it takes the content type.
    'SetHandler default-handler',
    `ErrorDocument 404 ${apacheText(`${base}404.html`)}`,
    ...(routing.gone.length > 0 ? [`ErrorDocument 410 ${apacheText(`${base}404.html`)}`] : []),
    'AddDefaultCharset Off',
    ...typeLines(files),
    ...headerValues(routing).flatMap(headerLines),
    `Header always set Allow "GET, HEAD" "expr=%{REQUEST_METHOD} !~ m#^(?:GET|HEAD)$#"`,
    '',
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    // Skips internal requests: rewritten addresses and error documents.
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [END]',
    `RewriteCond %{THE_REQUEST} ${apachePattern(refusedInRequest)} [NC]`,
    'RewriteRule ^ - [R=400,L]',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    `RewriteRule ${apachePattern(sourceOf(hiddenPath).replace('^/', '^'))} - [NC,R=404,L]`,
    ...Array.from(
      routing.redirects,
      ([from, redirect]) =>
        `RewriteRule ${patternOf(from, base)} ${apacheTarget(redirect.to)} [R=${redirect.status},NE${passesQuery(redirect) ? '' : ',QSD'},L]`,
    ),
    ...routing.gone.map((from) => `RewriteRule ${patternOf(from, base)} - [R=410,L]`),
    ...(base === '/'
      ? []
      : [
          `RewriteCond %{THE_REQUEST} ${apachePattern(String.raw`\s${escapePattern(basePrefix(base))}[?\s]`)}`,
          `RewriteRule ^ ${apacheAddress(base)} [R=308,L]`,
        ]),
    String.raw`RewriteRule "^(?:index(?:\.html|/)?|\.html)$" ${apacheAddress(base)} [R=308,L]`,
    String.raw`RewriteRule "^(.+?)(?:/index(?:\.html|/)?|\.html|/)$" ${base}$1 [R=308,L]`,
    'RewriteRule ^$ index.html',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ $1.html',
    ...(['br', 'gzip'] as const).flatMap((coding) => [
      String.raw`RewriteCond %{HTTP:Accept-Encoding} "(?:^|[ ,])${coding}(?! *; *q=0(?:\.0*)?(?: *,| *$))(?:[ ,;]|$)"`,
      `RewriteCond %{REQUEST_FILENAME}.${endingOf[coding]} -f`,
      `RewriteRule ^(.+)$ $1.${endingOf[coding]} [END]`,
    ]),
  ];
  return { '.htaccess': `${lines.join('\n')}\n` };
}

/** Rules match the path relative to the folder of `.htaccess`. */
function patternOf(address: string, base: string): string {
  return apachePattern(`^${escapePattern(address.slice(base.length))}$`);
}

/** The first line of a request has the address between spaces. */
const refusedInRequest = sourceOf(refusedAddress)
  .replace('^[^?]*', String.raw`\s[^?\s]*`)
  .replace('[/?]|$', String.raw`[/?\s]`);

const endingOf = { br: 'br', gzip: 'gz' } as const;

/** The types of files and their compressed forms, independent of the server's own type for `.gz`. */
function typeLines(files: readonly string[]): string[] {
  return Array.from(endingsByType(files), ([type, endings]) => {
    const names = `(?i)\\.(?:${endings.map(escapePattern).join('|')})`;
    if (!isText(type))
      return [`AddType ${[type, ...endings.map((ending) => `.${ending}`)].map(apacheText).join(' ')}`];
    return [
      `<FilesMatch ${apacheText(`${names}(?:\\.br|\\.gz)?$`)}>`,
      `  ForceType ${apacheText(type)}`,
      '  Header merge Vary Accept-Encoding',
      '</FilesMatch>',
      ...Object.entries(endingOf).flatMap(([coding, ending]) => [
        `<FilesMatch ${apacheText(`${names}\\.${ending}$`)}>`,
        `  Header set Content-Encoding ${coding}`,
        '</FilesMatch>',
      ]),
    ];
  }).flat();
}

function headerLines({ name, usual, special }: HeaderValues): string[] {
  return [
    ...(usual === undefined ? [] : [`Header always set ${name} ${apacheHeader(usual)}`]),
    ...special.map(
      ({ path, isPrefix, value }) =>
        `Header always set ${name} ${apacheHeader(value)} "expr=%{REQUEST_URI} =~ m#^${escapePattern(path)}${isPrefix ? '' : '$'}#"`,
    ),
  ];
}
