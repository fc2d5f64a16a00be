import { resolve } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { Inspection } from '../site/inspect-site.ts';

/** Shows the content's errors in the open pages. False when there are none to show. */
export function showDiagnostics(server: ViteDevServer, inspection: Inspection): boolean {
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
