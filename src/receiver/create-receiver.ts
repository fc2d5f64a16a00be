import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fewestMs, formsFolder } from '../shared/forms/form-target.ts';
import { problemPage, sentPage } from './answer-page.ts';
import { createHealthCheck, type HealthCheck } from './check-health.ts';
import { isOwnOrigin } from './check-origin.ts';
import { explainFailure, failurePage } from './explain-failure.ts';
import { findForm, type FormDefinition, type FormSource } from './form-definition.ts';
import { HttpError } from './http-error.ts';
import { createRateLimit, senderOf } from './rate-limit.ts';
import { readSubmission, type Submission } from './read-submission.ts';
import { sendJson, sendPage, wantsJson } from './respond.ts';
import type { MessageStore, NewMessage } from './store/message-store.ts';
import { validateSubmission } from './validate-submission.ts';

export interface ReceiverOptions {
  forms: FormSource;
  store: MessageStore;
  /** Origins of the site when it is not served from the receiver's own: `https://www.example.com`. */
  origins?: string[];
  /** Messages a sender may send in a minute. */
  perMinute?: number;
  /** How many proxies of the site's own stand in front: the sender's address is the one the first of them saw. */
  proxies?: number;
  /** Gets one line per request: what happened, never who sent what. */
  log?: (entry: LogEntry) => void;
  now?: () => number;
}

export interface LogEntry {
  time: string;
  /** `POST /_forms/our-garden/inquiry`; the address only when it is that of a form. */
  request: string;
  status: number;
  ms: number;
  /** Why a request failed on our side. */
  error?: string;
}

/** Answers a request below `/_forms/`. False when the address is another one. */
export type Receiver = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const healthAddress = `${formsFolder}/health`;
const formAddress = /^\/_forms((?:\/[\w-]+)+)\/([a-z][a-z0-9-]*)$/;

/** A browser without scripts has no key for its message: the same one from the same form within this time is a repetition. */
const repetitionMs = 10 * 60_000;

/** Takes the messages of a site's forms: judges them by the form's own definition, stores them, then answers. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { forms, store, origins = [], perMinute = 30, proxies = 0, now = Date.now } = options;
  const limit = createRateLimit(perMinute, perMinute, now);
  const health = createHealthCheck(store, now);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    onForm: (definition: FormDefinition) => void,
  ): Promise<void> {
    if (url.pathname === healthAddress) return answerHealth(request, response, health);
    const [, stem = '', key = ''] = formAddress.exec(url.pathname) ?? [];
    if (key === '') throw new HttpError(404, 'There is no form at this address.');
    const isFormerAnswer = request.method === 'GET' && url.searchParams.has('sent');
    if (request.method === 'OPTIONS') return answerPreflight(request, response, origins);
    if (request.method !== 'POST' && !isFormerAnswer)
      throw new HttpError(405, 'Forms are sent with POST.', { headers: { allow: 'POST, OPTIONS' } });
    const page = await forms.readPage(stem === '/index' ? '/' : stem);
    const definition = page && findForm(page, key);
    if (!definition) throw new HttpError(404, 'There is no form at this address.');
    onForm(definition);
    const html = async () => {
      const document = await forms.readDocument(definition.page);
      if (document === undefined) throw new HttpError(404, 'There is no form at this address.');
      return document;
    };
    if (isFormerAnswer) return sendPage(response, 200, sentPage(await html(), definition));
    await receive(request, response, definition, html);
  }

  async function receive(
    request: IncomingMessage,
    response: ServerResponse,
    definition: FormDefinition,
    html: () => Promise<string>,
  ): Promise<void> {
    if (!isOwnOrigin(request.headers, origins))
      throw new HttpError(403, 'This form is sent from its own site only.', {
        headers: { connection: 'close' },
      });
    const waitMs = limit.take(senderOf(addressOf(request, proxies)));
    if (waitMs > 0) throw tooSoon(waitMs);
    const submission = await readSubmission(request);
    const errors = validateSubmission(definition, submission);
    const isForScripts = wantsJson(request);
    if (errors.length > 0) {
      if (isForScripts) return sendJson(response, 422, { errors });
      return sendPage(response, 422, problemPage(await html(), definition, submission.answers, errors));
    }
    // Told to try again, a browser with scripts does; a robot does not.
    if (submission.elapsedMs !== undefined && submission.elapsedMs < fewestMs)
      throw tooSoon(fewestMs - submission.elapsedMs);
    const message = toMessage(definition, submission, now());
    const acceptance = await store.accept(message).catch((error: unknown) => {
      health.doubt();
      throw error;
    });
    if (acceptance === 'conflict') throw new HttpError(409, 'Another message was sent with this key.');
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
      reason = error instanceof HttpError ? undefined : (error as Error).message;
      fail(request, response, error, form);
    }
    const isForm = formAddress.test(url.pathname) || url.pathname === healthAddress;
    options.log?.({
      time: new Date(now()).toISOString(),
      request: `${request.method} ${isForm ? url.pathname : formsFolder}`,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...(reason !== undefined && { error: reason }),
    });
    return true;
  };
}

function toMessage({ page, form }: FormDefinition, submission: Submission, now: number): NewMessage {
  const answers: Record<string, string> = {};
  for (const { name, kind } of form.fields)
    if (kind !== 'file') answers[name] = submission.answers[name] ?? '';
  const { files, id } = submission;
  const digest = createHash('sha256').update(JSON.stringify([page, form.key, answers]));
  for (const { field, name, content } of files) digest.update(JSON.stringify([field, name])).update(content);
  const fingerprint = digest.digest('hex');
  const period = Math.floor(now / repetitionMs);
  return {
    id: id ?? `${fingerprint.slice(0, 40)}-${period}`,
    fingerprint,
    page,
    form: form.key,
    subject: form.subject,
    answers,
    files,
    suspect: Object.values(submission.extra).some((value) => value !== ''),
  };
}

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  form: FormDefinition | undefined,
): void {
  // What is left of a body that was refused is not read.
  if (!request.complete) request.resume();
  if (response.headersSent) return void response.destroy();
  const known = error instanceof HttpError ? error : notStored();
  for (const [name, value] of Object.entries(known.details.headers ?? {})) response.setHeader(name, value);
  if (!wantsJson(request)) return sendPage(response, known.status, failurePage(known, form));
  sendJson(response, known.status, { errors: [{ message: explainFailure(known, form) }] });
}

function notStored(): HttpError {
  return new HttpError(503, 'The message could not be stored.', {
    word: 'notStored',
    headers: { 'retry-after': '5' },
  });
}

function tooSoon(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new HttpError(429, 'Messages come too fast.', {
    word: 'tooSoon',
    seconds,
    headers: { 'retry-after': String(seconds) },
  });
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  // Each proxy adds the address it saw to the end; what stands before may be invented.
  const seen = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return (seen || socket.remoteAddress) ?? 'unknown';
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, origins: string[]): void {
  if (origins.length > 0) response.setHeader('vary', 'origin');
  if (headers.origin === undefined || !origins.includes(headers.origin)) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  response.setHeader('access-control-expose-headers', 'retry-after');
}

function answerPreflight(request: IncomingMessage, response: ServerResponse, origins: string[]): void {
  if (!isOwnOrigin(request.headers, origins))
    throw new HttpError(403, 'This form is sent from its own site only.');
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
}

function answerHealth({ method }: IncomingMessage, response: ServerResponse, health: HealthCheck): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new HttpError(405, 'The health address is read.', { headers: { allow: 'GET, HEAD' } });
  health.check();
  sendJson(response, 200, { status: 'ok' });
}

function readUrl(address: string | undefined): URL | undefined {
  const base = 'http://receiver.invalid';
  return URL.canParse(address ?? '', base) ? new URL(address ?? '', base) : undefined;
}
