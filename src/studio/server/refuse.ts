/* The answer to whoever may not ask. */
import type { ServerResponse } from 'node:http';

export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end(`${status}: only the studio itself may ask this.\n`);
}
