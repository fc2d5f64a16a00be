import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { formsFolder } from '../shared/forms/form-target.ts';
import { parseUrl } from '../shared/parse-url.ts';
import { problemPage, sentPage } from './answer-page.ts';
import {
  explainFailure,
  failurePage,
  HttpError,
  notStored,
  sendJson,
  sendPage,
  tooSoon,
  wantsJson,
} from './answers.ts';
import { findForm, type FormDefinition, type FormSource } from './form-definition.ts';
import { createRateLimit, monotonic, senderOf } from './rate-limit.ts';
import { maxTextSize, readSubmission, sizeOf } from './read-submission.ts';
import type { MessageStore } from './store/message-store.ts';
import { toMessage, validateSubmission } from './to-message.ts';

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
  const { forms, store, origins = [], perMinute = 30, proxies = 0 } = options;
  const { now = Date.now, clock = monotonic } = options;
  const takeTokens = createRateLimit(perMinute, clock);
  let pendingBytes = 0;
  let probedAt = -Infinity;
  /** False until the whole file was verified, which may have been damaged before, and after a failed write. */
  let isSound = false;

  /** Probes the store at most once a second while it works, because each probe waits for the disk. */
  function probe(): void {
    if (isSound && clock() - probedAt < 1000) return;
    store.probe({ thoroughly: !isSound });
    probedAt = clock();
    isSound = true;
  }

  function admit(request: IncomingMessage, weight: number): void {
    const waitMs = takeTokens(senderOf(addressOf(request, proxies)), weight);
    if (waitMs > 0) throw tooSoon(waitMs);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    onForm: (definition: FormDefinition) => void,
  ): Promise<void> {
    if (url.pathname === healthAddress) return answerHealth(request, response, probe);
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
    const message = toMessage(definition, normalized, submission, now());
    // Until it is stored.
    isSound = false;
    const acceptance = store.accept(message);
    isSound = true;
    if (acceptance === 'conflict') throw new HttpError(409, 'Another message has the same key.');
    if (isForScripts) return sendJson(response, acceptance === 'stored' ? 201 : 200, { id: message.id });
    response.writeHead(303, { location: `${definition.address}?sent` }).end();
  }

  return async (request, response) => {
    const started = performance.now();
    const url = parseUrl(request.url ?? '', 'http://receiver.invalid');
    if (!url?.pathname.startsWith(`${formsFolder}/`)) return false;
    allowOrigin(request, response, origins);
    let reason: string | undefined;
    let form: FormDefinition | undefined;
    try {
      await answer(request, response, url, (definition) => (form = definition));
    } catch (error) {
      const known = toHttpError(error);
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

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  // The client has disconnected, which is no failure of the server.
  if ((error as NodeJS.ErrnoException).code === 'ECONNRESET')
    return new HttpError(400, 'The connection was closed before the message was read.');
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

/**
 * True for a request from a page of the site, or from a program that is no browser. Browsers send the page's
 * origin with every form. `origins` are the allowed ones besides the receiver's own.
 */
function isOwnOrigin(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  origins: string[],
): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.includes(origin)) return true;
  return host !== undefined && parseUrl(origin)?.host === host;
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

function answerHealth({ method }: IncomingMessage, response: ServerResponse, probe: () => void): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new HttpError(405, 'Use GET for this address.', { headers: { allow: 'GET, HEAD' } });
  probe();
  sendJson(response, 200, { status: 'ok' });
}
