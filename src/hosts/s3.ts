import { shellWord } from './quoting.ts';
import { contentType, headersAt, type HostFiles, type HostSite } from './routing.ts';

/**
 * A script that uploads the site with Amazon's command line. S3 neither serves `about.html` at `/about` nor reads
 * redirects from a file, so each page is stored under its address and each redirect as an object. Objects at the other
 * forms of a page's address, `about.html` and `about/`, lead to it.
 */
export function s3Files({ routing, files }: HostSite): HostFiles {
  const { base } = routing;
  const keys = files.filter((file) => file !== keyOf(file)).map((file) => base.slice(1) + keyOf(file));
  const leads = new Map([
    ...keys.flatMap((key) =>
      ['.html', '/index.html'].map((form) => [key + form, encodeURI(`/${key}`)] as const),
    ),
    ...Array.from(routing.redirects, ([from, { to }]) => [from.slice(1), to] as const),
  ]);
  const lines = [
    '#!/usr/bin/env bash',
    '# Puts this site into a bucket that serves a website: _host/s3-upload.sh BUCKET',
    'set -euo pipefail',
    'bucket=${1:?Name the bucket: s3-upload.sh BUCKET}',
    'cd "$(dirname "$0")/.."',
    // With "=", a name that begins with "-" is no option.
    'put() { aws s3api put-object --bucket "$bucket" --key="$2" --body="$1" --content-type="$3" --cache-control="$4" > /dev/null; }',
    'lead() { aws s3api put-object --bucket "$bucket" --key="$1" --website-redirect-location="$2" > /dev/null; }',
    `aws s3 website "s3://$bucket" --index-document index.html --error-document ${shellWord(`${base.slice(1)}404.html`)}`,
    ...files.map((file) =>
      [
        'put',
        file,
        base.slice(1) + keyOf(file),
        contentType(file),
        headersAt(routing, base + file).get('Cache-Control')!,
      ]
        .map(shellWord)
        .join(' '),
    ),
    ...Array.from(leads, (words) => ['lead', ...words].map(shellWord).join(' ')),
  ];
  return { '_host/s3-upload.sh': `${lines.join('\n')}\n` };
}

/** The index and error documents of S3 keep their names; other pages are named by their address. */
function keyOf(file: string): string {
  return file === 'index.html' || file === '404.html' ? file : file.replace(/\.html$/, '');
}
