import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { send, type SendResult } from '@fastify/send';
import { contentType, isText } from './routing.ts';

/**
 * Sends the file that a static host serves at a path: `/about` is about.html, or about.html.br if it exists and the
 * client accepts it. Returns false, with nothing sent, when there is none.
 */
export async function sendFile(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const file of candidates(path)) {
    const type = contentType(file);
    for (const [coding, ending] of codings) {
      if (coding !== undefined && !(isText(type) && accepts(request, coding))) continue;
      const result = await find(folder, file + ending, request);
      if (!result) continue;
      for (const [name, value] of Object.entries(result.headers)) response.setHeader(name, value);
      if (result.statusCode < 300) response.setHeader('content-type', type);
      if (isText(type)) response.setHeader('vary', 'Accept-Encoding');
      if (coding !== undefined) response.setHeader('content-encoding', coding);
      response.writeHead(result.statusCode);
      // Throws at the end of a file that shrank: the client must not wait for the rest.
      response.strictContentLength = true;
      // The stream of an empty file has a byte if the file has grown since.
      if (Number(result.headers['Content-Length']) === 0) result.stream.destroy();
      else await pipeline(result.stream, response, { end: false });
      response.end();
      return true;
    }
  }
  return false;
}

/** The codings of a file, best compression first, with the extension of the compressed file; last the file itself. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [undefined, ''],
] as const;

function candidates(path: string): string[] {
  if (path === '/') return ['/index.html'];
  const page = `${path}.html`;
  return /\.\w+$/.test(path) ? [path, page] : [page, path];
}

/** True when the request's `Accept-Encoding` header allows a coding. */
function accepts(request: IncomingMessage, coding: string): boolean {
  const { 'accept-encoding': accepted = '' } = request.headers;
  const entries = accepted.toLowerCase().split(',');
  return entries.some((entry) => {
    const [name, quality = ''] = entry.split(';').map((text) => text.trim());
    return name === coding && (!quality.startsWith('q=') || Number(quality.slice(2)) > 0);
  });
}

async function find(folder: string, path: string, request: IncomingMessage): Promise<SendResult | undefined> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const result = await send(request, encoded, {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'allow',
  });
  if (result.type === 'directory' || result.statusCode === 403 || result.statusCode === 404) return undefined;
  return (await opens(result)) ? result : undefined;
}

/** False if the file was deleted after it was found. */
async function opens({ stream }: SendResult): Promise<boolean> {
  if (!(stream instanceof ReadStream)) return true;
  try {
    await once(stream, 'open');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
