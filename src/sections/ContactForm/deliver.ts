import { clockField, fewestMs, keyField, type FormPost } from '../../shared/forms/form-target.ts';
import type { Answers, Files, FormErrors } from './find-errors.ts';

/** One message on its way: `id` makes all attempts to deliver it one message. */
export interface Parcel {
  id: string;
  answers: Answers;
  files: Files;
  /** What stands in the field that people do not see. */
  trap: string;
}

/** Why a message waits: no connection, a destination that asks for patience, an attempt that failed. */
export type Wait = 'offline' | 'busy' | 'again';

export type Outcome =
  | { kind: 'arrived' }
  /** The destination wants something changed; an error without a field is about the whole message. */
  | { kind: 'refused'; errors: FormErrors; about?: string }
  | { kind: 'failed' };

/** Pauses before the second attempt and those after it. With the first one, four attempts in all. */
const pausesMs = [1000, 3000, 9000];
const attemptMs = 10_000;
/** What a slow phone sends in a millisecond, in bytes: a file gets the time it needs besides. */
const slowestUpload = 32;
/** Nobody waits longer in front of a form; the message is then offered to the e-mail program. */
const longestPauseMs = 120_000;

/**
 * Delivers a message, again and again where that makes sense. `onWait` is told why there is a pause and for how many
 * milliseconds; undefined: until there is a connection. Rejects when `signal` is aborted.
 */
export async function deliver(
  target: FormPost,
  parcel: Parcel,
  signal: AbortSignal,
  onWait: (reason: Wait | undefined, ms?: number) => void,
): Promise<Outcome> {
  // Who is quick is not told to wait: the receiver would refuse a message that comes sooner.
  const early = target.service === 'receiver' ? fewestMs - performance.now() : 0;
  if (early > 0) await pause(signal, early);
  for (let failures = 0; ;) {
    if (!navigator.onLine) {
      onWait('offline');
      await pause(signal, undefined);
    }
    onWait(undefined);
    const answer = await send(target, parcel, signal);
    if (!('waitMs' in answer)) return answer;
    // Without a connection nothing was tried.
    if (!navigator.onLine) continue;
    const planned = pausesMs[failures++];
    const waitMs = Math.max(answer.waitMs, (planned ?? 0) * (0.8 + Math.random() * 0.4));
    if (planned === undefined || waitMs > longestPauseMs) return { kind: 'failed' };
    onWait(answer.waitMs > 0 ? 'busy' : 'again', waitMs);
    await pause(signal, waitMs);
  }
}

/** Resolves after a while, or once there is a connection. */
function pause(signal: AbortSignal, ms: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    const stop = () => end(signal.reason);
    function end(reason?: unknown) {
      clearTimeout(timer);
      removeEventListener('online', connected);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(reason);
      else resolve();
    }
    const connected = () => end();
    if (signal.aborted) return end(signal.reason);
    if (ms === undefined) addEventListener('online', connected);
    signal.addEventListener('abort', stop);
  });
}

/** One attempt: an outcome, or how long to wait at least before the next. */
async function send(
  target: FormPost,
  parcel: Parcel,
  signal: AbortSignal,
): Promise<Outcome | { waitMs: number }> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  const bytes = Object.values(parcel.files).reduce((sum, { size }) => sum + size, 0);
  const timer = setTimeout(stop, attemptMs + bytes / slowestUpload);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(target.address, { ...pack(target, parcel), signal: attempt.signal });
    return await understand(response, target, parcel.id);
  } catch (error) {
    if (signal.aborted) throw error;
    // No connection, a cut one, or no answer in time: the message may have arrived, and its id says which it is.
    return { waitMs: 0 };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function pack(target: FormPost, { id, answers, files, trap }: Parcel): RequestInit {
  const named = (name: string) => target.names[name] ?? name;
  const entries = [
    ...Object.entries(target.values),
    ...Object.entries(answers).map(([name, answer]) => [named(name), answer] as const),
    [keyField, id] as const,
    ...(trap !== '' && target.trap !== undefined ? [[target.trap, trap] as const] : []),
    ...(target.service === 'receiver' ? [[clockField, String(Math.round(performance.now()))] as const] : []),
  ];
  const headers: Record<string, string> = { accept: 'application/json' };
  const chosen = Object.entries(files);
  if (chosen.length > 0) {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);
    for (const [name, file] of chosen) body.append(named(name), file);
    return { method: 'POST', headers, body };
  }
  if (target.encoding === 'form')
    return {
      method: 'POST',
      headers,
      body: new URLSearchParams(entries.map(([name, value]) => [name, value])),
    };
  headers['content-type'] = 'application/json';
  return { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(entries)) };
}

/** Answers that say "not now". */
const passing = [408, 425, 429];
/** Answers that say "not here", which a visitor cannot mend. */
const misdirected = [401, 403, 404, 405, 410, 501];

async function understand(
  response: Response,
  target: FormPost,
  id: string,
): Promise<Outcome | { waitMs: number }> {
  const { status, ok, headers } = response;
  if (misdirected.includes(status)) return { kind: 'failed' };
  if (passing.includes(status) || status >= 500)
    return { waitMs: readRetryAfter(headers.get('retry-after')) };
  const text = await response.text();
  const body = parse(text);
  // A static host may answer anything with a page; only the receiver repeats the id.
  if (ok && target.service === 'receiver' && body?.id !== id) return { kind: 'failed' };
  if (ok) return { kind: 'arrived' };
  return readRefusal(body, target);
}

/** Milliseconds: the header holds seconds or a date. */
function readRetryAfter(value: string | null): number {
  if (value === null) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}

interface Answer {
  id?: unknown;
  errors?: { field?: unknown; message?: unknown }[];
  message?: unknown;
  error?: unknown;
  body?: { message?: unknown };
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // Some services answer with a page.
    return undefined;
  }
}

function readRefusal(body: Answer | undefined, { names }: FormPost): Outcome {
  const ownName = (name: string) => Object.keys(names).find((own) => names[own] === name) ?? name;
  const errors: Record<string, string> = {};
  let about: string | undefined;
  for (const { field, message } of Array.isArray(body?.errors) ? body.errors : []) {
    if (typeof message !== 'string') continue;
    if (typeof field === 'string') errors[ownName(field)] ??= message;
    else about ??= message;
  }
  const whole = [body?.message, body?.body?.message, body?.error].find((text) => typeof text === 'string');
  if (Object.keys(errors).length === 0) about ??= whole;
  // A refusal without a word helps nobody; the message is then offered to the e-mail program.
  if (about === undefined && Object.keys(errors).length === 0) return { kind: 'failed' };
  return { kind: 'refused', errors, ...(about !== undefined && { about }) };
}
