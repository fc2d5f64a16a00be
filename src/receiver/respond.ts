import type { IncomingMessage, ServerResponse } from 'node:http';

/** True for a request of a script. A browser that submits a form natively accepts HTML. */
export function wantsJson({ headers }: IncomingMessage): boolean {
  const accept = headers.accept ?? '';
  const isForm = !(headers['content-type'] ?? '').includes('json');
  return accept.includes('application/json') || (!accept.includes('text/html') && !isForm);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  send(response, status, 'text/html; charset=utf-8', html);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
