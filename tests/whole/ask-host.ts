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

/** Sends a request to this computer with its path unchanged. */
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

/** Headers that must be equal on all hosts. */
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

/** The part of an answer that a visitor notices, comparable between hosts. */
export function summarize({ status, headers, body }: Answer, isTrick: boolean): object {
  // Hosts refuse with different messages, and with 400 or 404.
  if (isTrick && [400, 404].includes(status)) return { status: 'refused' };
  // Apache writes no space after a comma.
  if (status === 405) return { status, allow: headers.allow?.replace(/, $/, '') };
  const isRedirect = [301, 302, 308].includes(status);
  const kept = compared.map((name): [string, unknown] => [name, headers[name]]);
  // Apache adds the origin to the address.
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
