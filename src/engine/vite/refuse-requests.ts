import { closeSync, constants, openSync, realpathSync } from 'node:fs';
import { readRefusal } from '../../shared/refusal.ts';
import { join, relative, resolve, sep } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SitePluginOptions } from '../build/options.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import { readAddress } from '../../hosts/read-address.ts';

type SiteFolders = Pick<SitePluginOptions, 'root' | 'pagesDir' | 'publicDir'>;

/**
 * Answers 404 to a file behind a link in the project, its content or its public files: Vite would follow it anywhere.
 * Installed packages may be linked. Answers 403 to a file that may not be read, which would end Vite's process.
 */
export function refuseFiles({ root, ...options }: SiteFolders): Connect.NextHandleFunction {
  const publicDir = resolve(root, options.publicDir);
  const folders = [publicDir, resolve(root, options.pagesDir), root];
  const isLinked = (file: string) => {
    const folder = folders.find((one) => file.startsWith(one + sep));
    if (folder === undefined || file.startsWith(join(root, 'node_modules') + sep)) return false;
    const real = realPath(file);
    // Some systems ignore the case of letters.
    const own = join(realPath(folder) ?? folder, relative(folder, file));
    return real !== undefined && real.toLowerCase() !== own.toLowerCase();
  };
  return (request, response, next) => {
    const path = decode((request.url ?? '').split(/[?#]/, 1)[0]!);
    const files = path.startsWith('/@fs/')
      ? [resolve(path.slice('/@fs'.length))]
      : [join(root, path), join(publicDir, path)];
    const refuse = (status: number, words: string) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
    if (files.some(isLinked)) refuse(404, 'Links are not followed.');
    else if (files.some(isUnreadable)) refuse(403, 'The system refuses to read this file.');
    else next();
  };
}

/** True for an existing file that this process may not read. */
function isUnreadable(file: string): boolean {
  try {
    closeSync(openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)));
    return false;
  } catch (error) {
    return readRefusal(error)?.reason === 'permission is denied';
  }
}

/** The path of a file with all links followed; undefined when it does not exist. */
function realPath(file: string): string | undefined {
  return ignoreFileErrors(() => realpathSync.native(file));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Vite does not serve an address that it cannot decode.
    return '';
  }
}

/** An address that Vite passes on and for which there is no page, as it cannot be decoded. */
const refused = '/%';

/** Replaces invalid addresses such as `http://[`, which would end Vite's process before a plug-in sees them. */
export function refuseAddresses({ httpServer }: ViteDevServer): void {
  httpServer?.prependListener('request', (request: IncomingMessage) => {
    if (!isAddress(request.url)) request.url = refused;
  });
  httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isAddress(request.url)) return;
    request.url = refused;
    socket.destroy();
  });
}

/** Vite's own addresses begin with `/@` and may hold anything. */
function isAddress(url: string | undefined): boolean {
  return url?.startsWith('/@') || readAddress(url) !== undefined;
}
