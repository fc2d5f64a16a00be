import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { send, type SendResult } from '@fastify/send';

/**
 * Answers with the file that a static host shows at a path: `/about` is about.html. False, with nothing sent, when
 * there is none.
 */
export async function sendFile(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const file of candidates(path)) {
    const found = await find(folder, file, request);
    if (found === undefined) continue;
    for (const [name, value] of Object.entries(found.headers)) response.setHeader(name, value);
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
    response.writeHead(found.statusCode);
    await pipeline(found.stream, response, { end: false });
    // A file that shrank meanwhile leaves the visitor waiting for the rest: ending the connection says that it is over.
    if (isShort(found)) response.destroy();
    else response.end();
    return true;
  }
  return false;
}

function candidates(path: string): string[] {
  if (path === '/') return ['/index.html'];
  const page = `${path}.html`;
  return /\.\w+$/.test(path) ? [path, page] : [page, path];
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

function isShort({ stream, headers }: SendResult): boolean {
  return stream instanceof ReadStream && stream.bytesRead < Number(headers['Content-Length']);
}

/** False when the file went away after it was found. */
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
