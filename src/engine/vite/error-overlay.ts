import type { ViteDevServer } from 'vite';
import { withoutStack } from '../../shared/plain-error.ts';

/** Shows an error of a component, or another rendering error, in the open pages and the terminal. */
export function showFailure(server: ViteDevServer, failure: unknown): void {
  const plain = withoutStack(failure);
  const error = plain instanceof Error ? plain : new Error(String(plain));
  server.ssrFixStacktrace(error);
  server.config.logger.error(error.stack ?? error.message, { error });
  server.environments.client.hot.send({
    type: 'error',
    err: { message: error.message, stack: error.stack ?? '' },
  });
}
