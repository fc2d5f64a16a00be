import type { FormPost } from '../shared/forms/form-target.ts';
import { plainError } from '../shared/plain-error.ts';
import { explainUnknown } from '../shared/suggest.ts';
import { apacheFiles } from './apache.ts';
import { caddyFiles } from './caddy.ts';
import { gitHubPagesFiles } from './github-pages.ts';
import { nginxFiles } from './nginx.ts';
import type { HostFiles, HostSite } from './routing.ts';
import { s3Files } from './s3.ts';

/** A host that a build can be prepared for. */
export interface Host {
  /** Files needed besides `_redirects` and `_headers`. */
  files?: (site: HostSite) => HostFiles;
  /** True if it serves the `.br` and `.gz` files next to others. */
  servesCompressed?: boolean;
  /** True if it answers 410 where the content is gone. The others answer 404. */
  answersGone?: boolean;
  /** The most redirects that it reads. */
  maxRedirects?: number;
  /** True if the published folder is the root of the host, so that a site with a base needs a folder in it. */
  isPublishedAsRoot?: boolean;
  /** What takes the messages of forms at the address of the site there. A host of files alone has nothing. */
  takesMessages?: FormPost['service'];
  /** Next steps and limits of the host, in sentences. */
  notes: readonly string[];
}

const table = {
  nginx: {
    files: nginxFiles,
    answersGone: true,
    takesMessages: 'receiver',
    servesCompressed: true,
    notes: [
      'Give nginx _host/nginx.conf and set its "root" to this folder. Brotli needs the module ngx_brotli.',
    ],
  },
  apache: {
    files: apacheFiles,
    answersGone: true,
    takesMessages: 'receiver',
    servesCompressed: true,
    notes: ['Apache reads .htaccess in this folder if its configuration has "AllowOverride All" for it.'],
  },
  caddy: {
    files: caddyFiles,
    answersGone: true,
    takesMessages: 'receiver',
    servesCompressed: true,
    notes: ['Give Caddy _host/Caddyfile and set its "root" to this folder.'],
  },
  netlify: {
    isPublishedAsRoot: true,
    takesMessages: 'netlify',
    notes: ['Netlify reads _redirects and _headers.'],
  },
  cloudflare: {
    isPublishedAsRoot: true,
    maxRedirects: 2000,
    notes: ['Cloudflare Pages reads _redirects (up to 2,000 lines) and _headers.'],
  },
  'github-pages': {
    files: gitHubPagesFiles,
    notes: [
      'GitHub Pages sends no headers of yours: the policy in each page counts, but nobody is kept from framing the site, and browsers keep every file for ten minutes.',
      'GitHub Pages has no redirects: each old address is a page that forwards to the new one.',
      'A site at OWNER.github.io/REPOSITORY/ needs --base /REPOSITORY/; other sites need a custom domain.',
    ],
  },
  s3: {
    files: s3Files,
    notes: [
      'Upload with _host/s3-upload.sh BUCKET, which needs the command "aws".',
      'S3 sends no headers except Content-Type and Cache-Control. Pages include their own content security policy; for the other headers of _headers, give CloudFront a response headers policy.',
      'Its redirects are all permanent (301) and drop the query.',
      'S3 does not compress files; CloudFront does.',
    ],
  },
} satisfies Record<string, Host>;

export const hostNames = Object.keys(table);

/** @throws Error, with a message for the developer, when there is no such host. */
export function findHost(name: string): Host {
  if (Object.hasOwn(table, name)) return table[name as keyof typeof table];
  // The command line refuses another --host itself.
  throw plainError(explainUnknown('SITE_HOST', name, hostNames));
}
