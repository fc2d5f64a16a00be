import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with its path as it stands, to an address of this computer. */
export function askHost(
  port: number,
  { path, method = 'GET', headers = {} }: Question,
  host = '127.0.0.1',
): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ host, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** Headers that have to be the same everywhere. */
const compared = [
  'location',
  'cache-control',
  'content-range',
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/** What of an answer a visitor notices, in a form that two hosts' answers can be compared in. */
export function summarize({ status, headers, body }: Answer, isTrick: boolean): object {
  // Each server says in its own words what it refuses, and where one finds that no address, another finds nothing.
  if (isTrick && [400, 404].includes(status)) return { status: 'refused' };
  // Apache puts nothing behind a comma.
  if (status === 405) return { status, allow: headers.allow?.replace(/, $/, '') };
  const isRedirect = [301, 302, 308].includes(status);
  const kept = compared.map((name): [string, unknown] => [name, headers[name]]);
  // Apache writes out the origin of the address that was asked for.
  const location = headers.location?.replace(/^http:\/\/127\.0\.0\.1:\d+(?=\/)/, '');
  if (isRedirect) return { status, ...(isTrick ? {} : Object.fromEntries(kept)), location };
  if (status === 304 || status === 416) return { status };
  return {
    status,
    ...Object.fromEntries(kept),
    type: headers['content-type']?.toLowerCase(),
    body: createHash('sha256').update(decode(headers['content-encoding'], body)).digest('hex'),
  };
}

function decode(coding: string | undefined, body: Buffer): Buffer {
  if (body.length === 0 || coding === undefined) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  if (coding === 'gzip') return gunzipSync(body);
  throw new Error(`Unknown coding ${coding}`);
}
