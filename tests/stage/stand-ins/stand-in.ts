import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a form sent: texts and files by the names that stood on the wire, in their order. */
export interface Sent {
  entries: [name: string, value: string | File][];
  /** The media type of the body, without parameters. */
  type: string;
}

/** What a service answers. A body that is no text is sent as JSON. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A service that takes forms, on a port of this computer, which speaks the protocol that the real one documents. */
export interface StandIn {
  /** `http://localhost:…` */
  origin: string;
  /** The messages it has accepted, by field name. */
  accepted: Record<string, string | File>[];
  /** What it answers next instead of looking at the message. */
  replies: Reply[];
  stop(): void;
}

/** How a service answers one request. `accept` takes a message in. */
export type Service = (request: IncomingMessage, sent: Sent, accept: (sent: Sent) => void) => Reply;

export async function startStandIn(serve: Service): Promise<StandIn> {
  const accepted: StandIn['accepted'] = [];
  const replies: Reply[] = [];
  const accept = ({ entries }: Sent) => void accepted.push(Object.fromEntries(entries));
  const server = await listen((request, response) => {
    const answer = async () => {
      const sent = await readSent(request);
      if (request.url === '/favicon.ico') return void response.writeHead(204).end();
      const planned = request.method === 'POST' ? replies.shift() : undefined;
      const { status, headers, body } = planned ?? serve(request, sent, accept);
      const isText = typeof body === 'string';
      response.writeHead(status, {
        ...(body !== undefined && {
          'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
        }),
        // A refusal without it is one that the page could not even read.
        'access-control-allow-origin': '*',
        ...headers,
      });
      response.end(isText || body === undefined ? body : JSON.stringify(body));
    };
    answer().catch(() => response.writeHead(400).end());
  });
  return { origin: originOf(server), accepted, replies, stop: () => stop(server) };
}

export async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, listening));
  return server;
}

export function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** The body of a request, whichever of the three encodings of forms it has. */
export async function readSent(request: IncomingMessage): Promise<Sent> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const header = request.headers['content-type'] ?? '';
  const type = header.split(';')[0]!.trim().toLowerCase();
  if (body.length === 0) return { entries: [], type };
  if (type === 'application/json')
    return { entries: Object.entries(JSON.parse(body.toString()) as Record<string, string>), type };
  const form = await new Response(body, { headers: { 'content-type': header } }).formData();
  return { entries: [...form], type };
}

/** What a browser asks before it sends JSON to another origin. */
export const preflight: Reply = {
  status: 204,
  headers: { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' },
};

export function textOf({ entries }: Sent, name: string): string {
  const value = new Map(entries).get(name);
  return typeof value === 'string' ? value : '';
}

/** Scripts ask for JSON; a browser that sends a form by itself gets a page. */
export function wantsJson({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('application/json');
}
