import { resolve } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { Report } from '../diagnostics/report.ts';

/** Shows the content's errors in the open pages. False when there are none to show. */
export function showDiagnostics(server: ViteDevServer, inspection: Report): boolean {
  const errors = inspection.diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return false;
  const others =
    errors.length > 1 ? `\n\nand ${errors.length - 1} more: run "npm run check" to see all.` : '';
  const err: ErrorPayload['err'] = {
    plugin: first.rule,
    message: [first.message, first.hint].filter(Boolean).join('\n') + others,
    stack: '',
    id: resolve(server.config.root, first.file),
    loc: { file: resolve(server.config.root, first.file), line: first.line, column: first.column },
    frame: inspection.frameOf(first),
  };
  server.environments.client.hot.send({ type: 'error', err });
  return true;
}

/** Shows an error of a component, or of whatever else kept a page from being drawn, in the open pages and the terminal. */
export function showFailure(server: ViteDevServer, failure: unknown): void {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  server.ssrFixStacktrace(error);
  server.config.logger.error(error.stack ?? error.message, { error });
  server.environments.client.hot.send({
    type: 'error',
    err: { message: error.message, stack: error.stack ?? '' },
  });
}
