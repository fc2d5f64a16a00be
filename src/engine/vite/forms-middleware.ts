import type { Connect } from 'vite';
import type { MountedReceiver } from '../../receiver/mount-receiver.ts';
import { withoutBase } from '../../shared/base.ts';
import { formsFolder } from '../../shared/forms/form-target.ts';
import type { DevSite } from './dev-site.ts';
import { findPage, renderDocument } from './page-middleware.ts';

/** Receives messages of forms in development. */
export function createFormsMiddleware(site: DevSite): Connect.NextHandleFunction {
  const { server } = site;
  let mounted: Promise<MountedReceiver> | undefined;
  async function mount(): Promise<MountedReceiver> {
    // Imported on the first message, because it loads a database.
    const { mountReceiver } = await import('../../receiver/mount-receiver.ts');
    return mountReceiver({
      readPage: async (page) => findPage(site, page),
      readDocument: async (route) => {
        const page = findPage(site, route);
        return page && (await renderDocument(site, page)).html;
      },
    });
  }
  server.httpServer?.once('close', () => {
    mounted?.then(({ close }) => close()).catch((error: unknown) => server.config.logger.warn(String(error)));
  });
  return (request, response, next) => {
    // An earlier middleware may have shortened the address.
    const sent = request.originalUrl ?? request.url ?? '/';
    const url = withoutBase(server.config.base, sent);
    if (!url?.startsWith(`${formsFolder}/`)) return next();
    request.url = url;
    mounted ??= mount();
    mounted.then(({ receive }) => receive(request, response)).catch(next);
  };
}
