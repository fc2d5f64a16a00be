import { realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Connect } from 'vite';

/** The folders of a site, absolute. */
export interface SiteFolders {
  root: string;
  pagesDir: string;
  publicDir: string;
}

/**
 * Answers 404 to a file behind a link in the project, its content or its public files, at each of Vite's
 * addresses: Vite would follow the link to any place, and a build publishes no links. Installed packages may
 * be linked.
 */
export function refuseLinks({ root, pagesDir, publicDir }: SiteFolders): Connect.NextHandleFunction {
  const folders = [publicDir, pagesDir, root];
  const isLinked = (file: string) => {
    const folder = folders.find((one) => file.startsWith(one + sep));
    if (folder === undefined || file.startsWith(join(root, 'node_modules') + sep)) return false;
    const real = realPath(file);
    // Some systems ignore the case of letters.
    const own = join(realPath(folder) ?? folder, relative(folder, file));
    return real !== undefined && real.toLowerCase() !== own.toLowerCase();
  };
  return (request, response, next) => {
    const path = decode((request.url ?? '').replace(/[?#].*$/, ''));
    const files = path.startsWith('/@fs/')
      ? [resolve(path.slice('/@fs'.length))]
      : [join(root, path), join(publicDir, path)];
    if (!files.some(isLinked)) return next();
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Links are not followed.\n');
  };
}

/** The path of a file with all links followed; undefined when it does not exist. */
function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    return undefined;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Vite does not serve an address that it cannot decode.
    return '';
  }
}
