import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LogEntry } from '../../src/receiver/log-entry.ts';
import { stopGracefully } from '../../src/command-line/serve.ts';
import { createReceiverServer } from '../../src/receiver/cli/serve-alone.ts';
import { createReceiver, type Receiver, type ReceiverOptions } from '../../src/receiver/create-receiver.ts';
import { createStore } from '../../src/receiver/store/create-store.ts';
import type { NewMessage } from '../../src/receiver/store/message-store.ts';
import { openSqlite } from '../../src/receiver/store/sqlite.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { page } from './form-page.ts';
import { listAll } from './open-file.ts';

/** An answer. `body` is parsed if it is JSON, otherwise text. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Requests an address as a page of the same site, without following redirects. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  if (!headers.has('origin') && !headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
  const response = await fetch(address, { redirect: 'manual', ...init, headers });
  const { status } = response;
  const text = await response.text();
  const isJson = text !== '' && response.headers.get('content-type') === 'application/json';
  return { status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** The body of an error about the whole message. */
export const refusal = (message: string) => ({ errors: [{ message }] });

/** A message for a store. */
export const newMessage = (id: string, more: Partial<NewMessage> = {}): NewMessage => ({
  id,
  fingerprint: id,
  page: '/our-garden',
  form: 'inquiry',
  subject: 'Garden inquiry',
  lang: 'en',
  answers: { about: `about ${id}` },
  labels: { about: 'About' },
  files: [],
  suspect: false,
  reasons: [],
  notices: [],
  ...more,
});

/** Serves a receiver until the test ends. Resolves with its origin. */
export async function serve(receive: Receiver, proxies = 0): Promise<string> {
  const server: Server = createReceiverServer(receive, proxies);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => stopGracefully(server));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A receiver with its own server and file, for the forms of /our-garden, until the test ends. */
export async function startReceiver(options: Partial<ReceiverOptions> & { data?: string } = {}) {
  const { data = join(makeFolder(), 'inquiries.sqlite'), ...others } = options;
  // A clock that only a test moves.
  const { now = () => Date.parse('2026-01-01T00:00:00Z') } = others;
  const engine = await openSqlite(data);
  const store = createStore(engine);
  onTestFinished(() => store.close());
  const log: LogEntry[] = [];
  const forms = {
    readPage: async (path: string) => (path === page.path ? page : undefined),
    readDocument: async () => undefined,
  };
  const keep = (entry: LogEntry) => log.push(entry);
  const receive = createReceiver({
    forms,
    openStore: async () => store,
    now,
    clock: now,
    log: keep,
    ...others,
  });
  const origin = await serve(receive);
  const address = `${origin}/_forms/our-garden/inquiry`;
  return {
    origin,
    address,
    data,
    engine,
    store,
    log,
    /** Sends as scripts do: a body that is neither text nor a form becomes JSON. */
    send(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      return ask(address, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          ...(!isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    /** The answers of all stored messages, without those of robots. */
    stored: async () => (await listAll(store, false)).map(({ answers }) => answers),
  };
}
