import type { IncomingMessage } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { readAddress } from '../../hosts/read-address.ts';
import { withoutBase } from '../../shared/base.ts';
import { studioPath } from '../../shared/studio.ts';
import type { Studio } from '../../studio/server/mount-studio.ts';
import type { DevSite } from './dev-site.ts';

const localHost = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** True while only this computer reaches the server: the studio writes files. */
export function hasStudio({ config }: ViteDevServer): boolean {
  const { host } = config.server;
  return host === undefined || host === false || (typeof host === 'string' && localHost.test(host));
}

/** The way from a page into the studio, which starts with its first use. */
export function createStudioDoor(server: ViteDevServer) {
  let starting: Promise<Studio> | undefined;
  let started: Studio | undefined;
  return {
    /** True for the page in the studio's frame: no other origin may frame one. */
    isFrame({ headers }: IncomingMessage): boolean {
      const { 'sec-fetch-site': from, 'sec-fetch-dest': target, referer } = headers;
      return from === 'same-site' && target === 'iframe' && referer === `${started?.origin}/`;
    },
    /** Answers `/__studio?page=/company/about`. */
    middleware(dev: DevSite): Connect.NextHandleFunction {
      return (request, response, next) => {
        const address = readAddress(request.originalUrl);
        if (!address || withoutBase(server.config.base, address.path) !== studioPath) return next();
        const refuse = (status: number, text: string) =>
          response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
        if (!hasStudio(server)) {
          const reason =
            'The studio writes files, so it is off while other computers reach this server. Start it without --host.';
          server.config.logger.warn(reason);
          return void refuse(404, reason);
        }
        // Not a link on a page of another site.
        const from = request.headers['sec-fetch-site'];
        if (from !== 'same-origin' && from !== 'none')
          return void refuse(403, 'Another site has no use for this address.');
        starting ??= import('../../studio/server/mount-studio.ts').then(({ mountStudio }) =>
          mountStudio(dev, new URL(server.resolvedUrls!.local[0]!).origin),
        );
        starting
          .then((studio) => {
            started = studio;
            const location = studio.enter(new URLSearchParams(address.search));
            response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
          })
          .catch(next);
      };
    },
  };
}
