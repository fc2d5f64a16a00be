import type { Connect } from 'vite';
import { withoutBase } from '../../shared/base.ts';
import { readAddress } from '../serve/read-address.ts';
import type { Site } from '../content/site.ts';

/**
 * Answers 404 to what lies in public/ and is no file, or below it: Vite would follow a link wherever it leads, and a
 * build publishes none.
 */
export function refuseOthers(base: string, site: () => Pick<Site, 'assets'>): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Some systems do not mind the case of letters. `/public/a` and `/@fs/…/public/a` are other names for `/a`.
    const address = readAddress(request.originalUrl ?? request.url)?.path ?? '';
    const path = (withoutBase(base, address) ?? address).toLowerCase();
    const { assets } = site();
    const isOther = assets.others.some(({ path: file }) => {
      const other = withoutSlash(file).toLowerCase();
      const served = withoutSlash(assets.fileOf(path)).toLowerCase();
      return [`/${served}/`, `${path}/`].some((name) => name.includes(`/${other}/`));
    });
    if (!isOther) return next();
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Links in public/ are not followed.\n');
  };
}

/** Folders that the project does not hold are named from the root of the disk. */
function withoutSlash(path: string): string {
  return path.startsWith('/') ? path.slice(1) : path;
}
