import type { IncomingMessage, ServerResponse } from 'node:http';
import { fewestMs, formsFolder } from '../shared/forms/form-target.ts';
import { problemPage, sentPage } from './answer-page.ts';
import { createHealthCheck, type HealthCheck } from './check-health.ts';
import { isOwnOrigin } from './check-origin.ts';
import { explainFailure, failurePage } from './explain-failure.ts';
import { findForm, type FormDefinition, type FormSource } from './form-definition.ts';
import { HttpError, notStored, tooSoon } from './http-error.ts';
import { validateSubmission } from './validate-submission.ts';
import { createRateLimit, senderOf } from './rate-limit.ts';
import { maxTextSize, readSubmission, sizeOf } from './read-submission.ts';
import { sendJson, sendPage, wantsJson } from './respond.ts';
import type { MessageStore } from './store/message-store.ts';
import { toMessage } from './to-message.ts';

export interface ReceiverOptions {
  forms: FormSource;
  store: MessageStore;
  /** Further origins of the site, when the receiver has another host: `https://www.example.com`. */
  origins?: string[];
  /** Messages per minute and sender. */
  perMinute?: number;
  /** Number of the operator's own proxies. The first of them saw the sender's address. */
  proxies?: number;
  /** Gets one entry per request, without personal data. */
  log?: (entry: LogEntry) => void;
  /** The time of day and a monotonic clock, both in milliseconds. */
  now?: () => number;
  clock?: () => number;
}

export interface LogEntry {
  time: string;
  /** `POST /_forms/our-garden/inquiry`; without the form's address when there is no such form. */
  request: string;
  status: number;
  ms: number;
  /** Reason of a failure of the server. */
  error?: string;
}

/** Answers a request below `/_forms/`. False for any other address. */
export type Receiver = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const healthAddress = `${formsFolder}/health`;
const formAddress = /^\/_forms((?:\/[\w-]+)+)\/([a-z][a-z0-9-]*)$/;

/** Bytes of a body that count as one message. A full file counts as twenty. */
const weightOfOne = 256 * 1024;
/** Memory for bodies with files that are not stored yet, in bytes, for all senders together. */
const maxPendingBytes = 64 * 1024 * 1024;

/** Creates a request handler: it validates messages by their form's definition, stores them, then answers. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { forms, store, origins = [], perMinute = 30, proxies = 0, now = Date.now, clock } = options;
  const limit = createRateLimit(perMinute, perMinute, clock);
  const health = createHealthCheck(store, clock);
  let pendingBytes = 0;

  function admit(request: IncomingMessage, weight: number): void {
    const waitMs = limit.take(senderOf(addressOf(request, proxies)), weight);
    if (waitMs > 0) throw tooSoon(waitMs);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    onForm: (definition: FormDefinition) => void,
  ): Promise<void> {
    if (url.pathname === healthAddress) return answerHealth(request, response, health);
    const [, stem = '', key = ''] = formAddress.exec(url.pathname) ?? [];
    if (key === '') throw new HttpError(404, 'There is no form at this address.');
    const page = await forms.readPage(stem === '/index' ? '/' : stem);
    const definition = page && findForm(page, key);
    if (!definition) throw new HttpError(404, 'There is no form at this address.');
    onForm(definition);
    const isFormerAnswer = request.method === 'GET' && url.searchParams.has('sent');
    if (request.method === 'OPTIONS') return answerPreflight(request, response, origins);
    if (request.method !== 'POST' && !isFormerAnswer)
      throw new HttpError(405, 'Forms are sent with POST.', { headers: { allow: 'POST, OPTIONS' } });
    const html = async () => {
      const document = await forms.readDocument(definition.page);
      if (document === undefined) throw new HttpError(404, 'There is no form at this address.');
      return document;
    };
    if (isFormerAnswer) {
      admit(request, 1);
      return sendPage(response, 200, sentPage(await html(), definition));
    }
    if (!isOwnOrigin(request.headers, origins))
      throw new HttpError(403, 'This form accepts messages only from its own site.', {
        headers: { connection: 'close' },
      });
    const size = sizeOf(request);
    admit(request, 1 + Math.floor(size / weightOfOne));
    if (size > maxTextSize && pendingBytes + size > maxPendingBytes)
      throw notStored('Too many files are being received at once.');
    pendingBytes += size;
    try {
      await receive(request, response, definition, html);
    } finally {
      pendingBytes -= size;
    }
  }

  async function receive(
    request: IncomingMessage,
    response: ServerResponse,
    definition: FormDefinition,
    html: () => Promise<string>,
  ): Promise<void> {
    const submission = await readSubmission(request);
    const { normalized, errors } = validateSubmission(definition, submission);
    const isForScripts = wantsJson(request);
    if (errors.length > 0) {
      if (isForScripts) return sendJson(response, 422, { errors });
      return sendPage(response, 422, problemPage(await html(), definition, submission.answers, errors));
    }
    // Browsers with scripts repeat the request. Robots do not.
    if (submission.elapsedMs !== undefined && submission.elapsedMs < fewestMs)
      throw tooSoon(fewestMs - submission.elapsedMs);
    const message = toMessage(definition, normalized, submission, now());
    const acceptance = await store.accept(message).catch((error: unknown) => {
      health.reportFailure();
      throw error;
    });
    if (acceptance === 'conflict') throw new HttpError(409, 'Another message has the same key.');
    if (isForScripts) return sendJson(response, acceptance === 'stored' ? 201 : 200, { id: message.id });
    response.writeHead(303, { location: `${definition.address}?sent` }).end();
  }

  return async (request, response) => {
    const started = performance.now();
    const url = readUrl(request.url);
    if (!url?.pathname.startsWith(`${formsFolder}/`)) return false;
    allowOrigin(request, response, origins);
    let reason: string | undefined;
    let form: FormDefinition | undefined;
    try {
      await answer(request, response, url, (definition) => (form = definition));
    } catch (error) {
      const known = toHttpError(error, request);
      if (known.status >= 500) ({ reason } = known);
      fail(request, response, known, form);
    }
    const isKnown = form !== undefined || url.pathname === healthAddress;
    options.log?.({
      time: new Date(now()).toISOString(),
      request: `${request.method} ${isKnown ? url.pathname : formsFolder}`,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...(reason !== undefined && { error: reason }),
    });
    return true;
  };
}

function toHttpError(error: unknown, request: IncomingMessage): HttpError {
  if (error instanceof HttpError) return error;
  // The client has disconnected, which is no failure of the server.
  if (request.destroyed && !request.complete)
    return new HttpError(400, 'The connection was closed before the message was complete.');
  return notStored((error as Error).message.slice(0, 300));
}

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  known: HttpError,
  form: FormDefinition | undefined,
): void {
  // Discard the rest of a refused body.
  if (!request.complete) request.resume();
  if (response.headersSent) return void response.destroy();
  for (const [name, value] of Object.entries(known.details.headers ?? {})) response.setHeader(name, value);
  if (!wantsJson(request)) return sendPage(response, known.status, failurePage(known, form));
  sendJson(response, known.status, { errors: [{ message: explainFailure(known, form) }] });
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  // Each proxy appends the address it saw. The client may have invented earlier entries.
  const seen = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  // An address is never longer, but a header may be.
  return ((seen || socket.remoteAddress) ?? 'unknown').slice(0, 64);
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, origins: string[]): void {
  if (origins.length > 0) response.setHeader('vary', 'origin');
  if (headers.origin === undefined || !origins.includes(headers.origin)) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  response.setHeader('access-control-expose-headers', 'retry-after');
}

function answerPreflight(request: IncomingMessage, response: ServerResponse, origins: string[]): void {
  if (!isOwnOrigin(request.headers, origins))
    throw new HttpError(403, 'This form accepts messages only from its own site.');
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
}

function answerHealth({ method }: IncomingMessage, response: ServerResponse, health: HealthCheck): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new HttpError(405, 'Use GET for this address.', { headers: { allow: 'GET, HEAD' } });
  health.check();
  sendJson(response, 200, { status: 'ok' });
}

function readUrl(address: string | undefined): URL | undefined {
  const base = 'http://receiver.invalid';
  return URL.canParse(address ?? '', base) ? new URL(address ?? '', base) : undefined;
}
