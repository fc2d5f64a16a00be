import type { IncomingMessage, ServerResponse } from 'node:http';
import { formsFolder } from '../shared/forms/form-target.ts';
import { parseUrl } from '../shared/parse-url.ts';
import { errorsPage, sentPage } from './answer-page.ts';
import {
  explainHttpError,
  failurePage,
  HttpError,
  notStored,
  sendJson,
  sendPage,
  tooSoon,
  wantsJson,
} from './answers.ts';
import { findForm, type FormDefinition, type FormSource } from './form-definition.ts';
import { createHealth, tellReason } from './health.ts';
import { createRateLimit, monotonic, senderOf } from './rate-limit.ts';
import { maxTextSize, readSubmission, sizeOf } from './read-submission.ts';
import type { LogEntry } from './log-entry.ts';
import { addressOf, allowOrigin, isOwnOrigin } from './origins.ts';
import type { NoticeSettings } from './notices/read-settings.ts';
import type { Acceptance, MessageStore, NewMessage } from './store/message-store.ts';
import { toMessage, validateSubmission } from './to-message.ts';
import { createUploadRoom, type Upload } from './upload-room.ts';

export interface ReceiverOptions {
  forms: FormSource;
  /** Resolves with the open store. A request whose message it cannot take fails with what it throws. */
  openStore: () => Promise<MessageStore>;
  /** Who is told of messages. */
  notices?: NoticeSettings;
  /** Called when a message is stored. */
  onStored?: (() => void) | undefined;
  /** Further origins of the site, when the receiver has another host: `https://www.example.com`. */
  origins?: string[];
  /** Messages per minute and sender. */
  perMinute?: number | undefined;
  /** Number of the operator's own proxies. The first of them saw the sender's address. */
  proxies?: number;
  /** Gets one entry per request, without personal data. */
  log?: (entry: LogEntry) => void;
  /** The time of day and a monotonic clock, both in milliseconds. */
  now?: () => number;
  clock?: () => number;
}

/** What became of a message that was not refused. */
type Received = Pick<LogEntry, 'outcome' | 'reasons'>;

/** Answers a request: with 404 unless its address, without the base of the site, is that of a form. */
export type Receiver = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const healthAddress = `${formsFolder}/health`;
const formAddress = /^\/_forms((?:\/[\w-]+)+)\/([a-z][a-z0-9-]*)$/;

/** Bytes of a body that count as one message. A full file counts as twenty. */
const weightOfOne = 256 * 1024;
/** Memory for bodies with files, in bytes, for all senders together. */
const maxPendingBytes = 64 * 1024 * 1024;

/** Creates a request handler: it validates messages by their form's definition, stores them, then answers. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { forms, origins = [], now = Date.now } = options;
  const health = createHealth(options.openStore, options.clock ?? monotonic);
  const answer = createAnswers(options, health);

  return async (request, response) => {
    const started = performance.now();
    const self = 'http://receiver.invalid';
    const { pathname, searchParams } = parseUrl(request.url ?? '', self) ?? new URL(self);
    const isHealth = pathname === healthAddress;
    allowOrigin(request, response, origins);
    let reason: string | undefined;
    let form: FormDefinition | undefined;
    let received: Received | void = undefined;
    try {
      if (isHealth) reason = await answerHealth(request, response, health);
      else {
        form = await findDefinition(forms, pathname);
        received = await answer({ request, response, definition: form }, searchParams);
      }
    } catch (error) {
      const failure = toHttpError(error);
      if (failure.status >= 500) ({ reason } = failure);
      fail(request, response, failure, form);
    }
    options.log?.({
      time: new Date(now()).toISOString(),
      request: `${request.method} ${form || isHealth ? pathname : formsFolder}`,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      error: reason,
      ...received,
    });
  };
}

type Health = ReturnType<typeof createHealth>;

/** Resolves with why messages cannot be stored, if so. */
async function answerHealth(
  { method }: IncomingMessage,
  response: ServerResponse,
  health: Health,
): Promise<string | undefined> {
  if (method !== 'GET' && method !== 'HEAD')
    throw new HttpError(405, 'Use GET for this address.', { headers: { allow: 'GET, HEAD' } });
  try {
    await health.ask();
    sendJson(response, 200, { status: 'ok' });
    return undefined;
  } catch (error) {
    response.setHeader('retry-after', '5');
    sendJson(response, 503, { status: 'unavailable', reason: tellReason(error) });
    return (error as Error).message.slice(0, 300);
  }
}

async function findDefinition(forms: FormSource, address: string): Promise<FormDefinition> {
  const [, stem, key = ''] = formAddress.exec(address) ?? [];
  const page = stem && (await forms.readPage(stem === '/index' ? '/' : stem));
  return (page && findForm(page, key)) || refuseAddress();
}

async function readDocument(forms: FormSource, { page }: FormDefinition): Promise<string> {
  return (await forms.readDocument(page)) ?? refuseAddress();
}

/** A request at the address of a form. */
interface FormRequest {
  request: IncomingMessage;
  response: ServerResponse;
  definition: FormDefinition;
}

/** Returns a function that answers a request at the address of a form. */
function createAnswers(options: ReceiverOptions, health: Health) {
  const { forms, origins = [], perMinute = 30, proxies = 0, clock = monotonic } = options;
  const takeTokens = createRateLimit(perMinute, clock);
  const openUpload = createUploadRoom(maxPendingBytes, clock);

  function admit(request: IncomingMessage, weight: number): void {
    const waitMs = takeTokens(senderOf(addressOf(request, proxies)), weight);
    if (waitMs > 0) throw tooSoon(waitMs);
  }

  return async (formRequest: FormRequest, search: URLSearchParams): Promise<Received | void> => {
    const { request, response, definition } = formRequest;
    if (request.method === 'GET' && search.has('sent')) {
      admit(request, 1);
      return sendPage(response, 200, sentPage(await readDocument(forms, definition), definition));
    }
    refuseOthers(request, origins);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const size = sizeOf(request, definition.form.fields);
    admit(request, 1 + Math.floor(size / weightOfOne));
    const upload = size > maxTextSize ? openUpload() : undefined;
    try {
      return await receive(formRequest, options, health, upload);
    } finally {
      upload?.close();
    }
  };
}

/** Reads and stores a message, then answers. */
async function receive(
  { request, response, definition }: FormRequest,
  { forms, openStore, notices = {}, onStored, now = Date.now }: ReceiverOptions,
  health: Health,
  upload: Upload | undefined,
): Promise<Received | void> {
  const submission = await readSubmission(request, definition.form.fields, upload).catch(explainHangUp);
  const { normalized, errors } = validateSubmission(definition, submission, now());
  const isForScripts = wantsJson(request);
  if (errors.length > 0) {
    if (isForScripts) return sendJson(response, 422, { errors });
    const html = await readDocument(forms, definition);
    return sendPage(response, 422, errorsPage(html, definition, submission.answers, errors));
  }
  const sent = { answers: normalized, submission, headers: request.headers, now: now() };
  const message = toMessage(definition, sent, notices);
  const acceptance = await store(message, openStore, health);
  if (acceptance === 'conflict') throw new HttpError(409, 'Another message has the same key.');
  if (isForScripts) sendJson(response, acceptance === 'stored' ? 201 : 200, { id: message.id });
  else response.writeHead(303, { location: `${definition.address}?sent` }).end();
  if (acceptance === 'stored') onStored?.();
  return { outcome: acceptance, reasons: message.reasons };
}

async function store(
  message: NewMessage,
  openStore: ReceiverOptions['openStore'],
  health: Health,
): Promise<Acceptance> {
  try {
    return await (await openStore()).accept(message);
  } catch (error) {
    health.invalidate();
    throw error;
  }
}

/** @throws HttpError for another method, and for another site. */
function refuseOthers({ method, headers }: IncomingMessage, origins: string[]): void {
  if (method !== 'POST' && method !== 'OPTIONS')
    throw new HttpError(405, 'Forms are sent with POST.', { headers: { allow: 'POST, OPTIONS' } });
  if (!isOwnOrigin(headers, origins))
    throw new HttpError(403, 'This form accepts messages only from its own site.', {
      headers: { connection: 'close' },
    });
}

function refuseAddress(): never {
  throw new HttpError(404, 'There is no form at this address.');
}

/** A client that disconnected is no failure of the server. A database that did has the same code. */
function explainHangUp(error: unknown): never {
  if (['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? ''))
    throw new HttpError(400, 'The connection was closed before the message was read.');
  throw error;
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return notStored((error as Error).message.slice(0, 300));
}

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  failure: HttpError,
  form: FormDefinition | undefined,
): void {
  // Discard the rest of a refused body.
  if (!request.complete) request.resume();
  if (response.headersSent) return void response.destroy();
  for (const [name, value] of Object.entries(failure.details.headers ?? {})) response.setHeader(name, value);
  if (!wantsJson(request)) return sendPage(response, failure.status, failurePage(failure, form));
  sendJson(response, failure.status, { errors: [{ message: explainHttpError(failure, form) }] });
}
