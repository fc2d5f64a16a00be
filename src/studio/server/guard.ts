/* Who may ask the studio's server: the one place that decides it. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Milliseconds in which the button "Edit" leads into the studio. */
const ticketMs = 30_000;

const isLoopback = (address = '') => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Says who may ask the studio's server, whose origin is `http://host`. Only its own document may, which only the button
 * "Edit" and the address line open.
 */
export function createGuard(host: () => string) {
  const token = randomBytes(32).toString('base64url');
  const tickets = new Map<string, number>();
  const isSame = (given: string | string[] | undefined) =>
    typeof given === 'string' &&
    given.length === token.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(token));

  /** The browser is on this computer, and means this server: another name may lead here, too. */
  function isOwn({ socket, headers }: IncomingMessage): boolean {
    return isLoopback(socket.remoteAddress) && headers.host === host();
  }
  return {
    token,
    isOwn,
    /** True for the document and its modules: not for what other origins load, frame or open. */
    mayRead(request: IncomingMessage): boolean {
      const { 'sec-fetch-site': from, 'sec-fetch-dest': target } = request.headers;
      const isFramed = target === 'iframe' || target === 'frame' || target === 'object' || target === 'embed';
      return isOwn(request) && !isFramed && (from === 'same-origin' || from === 'none');
    },
    mayCall(request: IncomingMessage): boolean {
      const { headers, method } = request;
      return (
        isOwn(request) &&
        method === 'POST' &&
        headers.origin === `http://${host()}` &&
        headers['sec-fetch-site'] === 'same-origin' &&
        headers['content-type'] === 'application/json' &&
        isSame(headers['x-studio'])
      );
    },
    mayConnect: (request: IncomingMessage) => isOwn(request) && request.headers.origin === `http://${host()}`,
    /** A way in from the pages' origin, for one use. It is not the token, and gives no rights by itself. */
    issueTicket(): string {
      const now = Date.now();
      for (const [ticket, until] of tickets) if (until < now) tickets.delete(ticket);
      const ticket = randomBytes(16).toString('base64url');
      tickets.set(ticket, now + ticketMs);
      return ticket;
    },
    mayEnter(request: IncomingMessage, ticket: string | null): boolean {
      // Who asks is not known here: Firefox calls the way from the pages' port to this one "cross-site".
      const isDocument = request.headers['sec-fetch-dest'] === 'document';
      const until = tickets.get(ticket ?? '') ?? 0;
      tickets.delete(ticket ?? '');
      return isOwn(request) && isDocument && until >= Date.now();
    },
  };
}
