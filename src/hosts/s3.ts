import { shellWord } from './quoting.ts';
import { contentType, headersAt, type HostFiles, type HostSite } from './rules.ts';

/**
 * A script that uploads the site with Amazon's command line. S3 neither serves `about.html` at `/about` nor reads
 * redirects from a file, so each page is stored under its address and each redirect as an object.
 */
export function s3Files({ rules, files }: HostSite): HostFiles {
  const { base } = rules;
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
        headersAt(rules, base + file).get('Cache-Control')!,
      ]
        .map(shellWord)
        .join(' '),
    ),
    ...Array.from(rules.redirects, ([from, { to }]) => ['lead', from.slice(1), to].map(shellWord).join(' ')),
  ];
  return { '_host/s3-upload.sh': `${lines.join('\n')}\n` };
}

/** The index and error documents of S3 keep their names; other pages are named by their address. */
function keyOf(file: string): string {
  return file === 'index.html' || file === '404.html' ? file : file.replace(/\.html$/, '');
}
