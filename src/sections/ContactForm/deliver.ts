import { keyField, type FormPost } from '../../shared/forms/form-target.ts';
import { nameInForm, type Answers, type Files, type FormErrors } from './form-message.ts';

/** A message to deliver. All attempts share its `id`, so that the receiver stores it once. */
export interface OutgoingMessage {
  id: string;
  answers: Answers;
  files: Files;
  /** Value of the honeypot field. */
  trap: string;
}

/** Why a file is lost: the browser cannot read it any more, or the server takes none of its size or kind. */
type LossReason = 'fileChanged' | 'fileHeavy' | 'fileKind';

/** Why a message waits: no connection, the server asks to wait, or an attempt failed. */
type Wait = 'offline' | 'busy' | 'again';

export type Outcome =
  | { kind: 'arrived' }
  /** The destination rejects these fields. */
  | { kind: 'refused'; errors: FormErrors }
  /** These file fields have a file that can never be sent; `reason` is a key of the form's words. */
  | { kind: 'fileLost'; reason: LossReason; fields: string[] }
  /** Another message has this id. */
  | { kind: 'taken' }
  /** Delivery failed; `about` is the reason given by the destination. */
  | { kind: 'failed'; about?: string };

/** State of a message. `until`: when the next attempt begins, in milliseconds since 1970. */
export type Phase =
  | { name: 'writing' }
  | { name: 'sending'; wait?: Wait; until?: number }
  | { name: 'arrived' }
  /** The e-mail program was opened with it. */
  | { name: 'mailed'; answers: Answers; files: Files }
  | { name: 'failed'; answers: Answers; files: Files; about?: string };

/** Pauses in ms between the four attempts. */
const pausesMs = [1000, 3000, 9000];
const attemptMs = 10_000;
/** Upload speed of a slow phone in bytes per ms. It extends the timeout for files. */
const slowestUpload = 32;
/** Longest wait in ms. After that the form offers to send by e-mail. */
const longestPauseMs = 120_000;

/** Delivers a message, with retries. Calls `show` with each new phase. Rejects when `signal` is aborted. */
export async function deliver(
  target: FormPost,
  message: OutgoingMessage,
  signal: AbortSignal,
  show: (phase: Phase) => void,
): Promise<Outcome> {
  const { files, lost } = await keepFiles(message.files);
  const outcome: Outcome =
    lost.length > 0
      ? { kind: 'fileLost', reason: 'fileChanged', fields: lost }
      : await sendWithRetries(target, { ...message, files }, signal, show);
  const { kind } = outcome;
  if (kind === 'arrived') show({ name: kind });
  else if (kind === 'failed')
    show({ name: kind, ...message, ...(outcome.about && { about: outcome.about }) });
  else show({ name: 'writing' });
  return outcome;
}

/**
 * Copies of the files: browsers read none that was changed, moved or deleted after it was chosen. `lost`: the fields of
 * those.
 */
async function keepFiles(chosen: Files): Promise<{ files: Files; lost: string[] }> {
  const files: Record<string, File[]> = {};
  const lost = new Set<string>();
  for (const [field, file] of listFiles(chosen)) {
    try {
      (files[field] ??= []).push(new File([await file.arrayBuffer()], file.name, { type: file.type }));
    } catch (reason) {
      console.warn(`"${file.name}" could not be read.`, reason);
      lost.add(field);
    }
  }
  return { files, lost: [...lost] };
}

function listFiles(files: Files): [field: string, file: File][] {
  return Object.entries(files).flatMap(([field, chosen]) =>
    chosen.map((file): [string, File] => [field, file]),
  );
}

async function sendWithRetries(
  target: FormPost,
  message: OutgoingMessage,
  signal: AbortSignal,
  show: (phase: Phase) => void,
): Promise<Outcome> {
  for (let failures = 0; ;) {
    if (!navigator.onLine) {
      show({ name: 'sending', wait: 'offline' });
      await pause(signal, undefined);
    }
    show({ name: 'sending' });
    const answer = await send(target, message, signal);
    if (!('waitMs' in answer)) return answer;
    // An attempt while offline does not count.
    if (!navigator.onLine) continue;
    const planned = pausesMs[failures++];
    const waitMs = Math.max(answer.waitMs, (planned ?? 0) * (0.8 + Math.random() * 0.4));
    if (planned === undefined || waitMs > longestPauseMs) return { kind: 'failed' };
    const wait = answer.waitMs > 0 ? 'busy' : 'again';
    show({ name: 'sending', wait, until: Date.now() + waitMs });
    await pause(signal, waitMs);
  }
}

/** Resolves after `ms` milliseconds, or if undefined once the browser is online. Rejects when `signal` is aborted. */
function pause(signal: AbortSignal, ms: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    }
    if (signal.aborted) return end();
    if (ms === undefined) addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Makes one attempt. Returns the outcome, or the least time in ms before a retry. */
async function send(
  target: FormPost,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<Outcome | { waitMs: number }> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  const bytes = listFiles(message.files).reduce((sum, [, { size }]) => sum + size, 0);
  const timer = setTimeout(stop, attemptMs + bytes / slowestUpload);
  signal.addEventListener('abort', stop);
  const policy = watchPolicy(target.address);
  try {
    const response = await fetch(target.address, {
      ...buildRequest(target, message),
      signal: attempt.signal,
    });
    const fields = Object.keys(message.files);
    const reason = fields.length > 0 ? refusedFiles[response.status] : undefined;
    return reason ? { kind: 'fileLost', reason, fields } : await readResponse(response, target, message.id);
  } catch (error) {
    if (signal.aborted) throw error;
    if (await policy.hasBlocked()) return { kind: 'failed' };
    // No connection, a broken one, or a timeout. The message may have arrived: its id lets the receiver recognise it.
    return { waitMs: 0 };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    policy.forget();
  }
}

/** Notes whether the page's own policy blocks a request to an address, which fails like one without a connection. */
function watchPolicy(address: string) {
  const { origin } = new URL(address, location.href);
  let isBlocked = false;
  const note = ({ disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= disposition === 'enforce' && blockedURI.startsWith(origin);
  };
  addEventListener('securitypolicyviolation', note);
  return {
    async hasBlocked(): Promise<boolean> {
      // The browser reports it in a task of its own.
      await new Promise((done) => setTimeout(done));
      return isBlocked;
    },
    forget: () => removeEventListener('securitypolicyviolation', note),
  };
}

function buildRequest(target: FormPost, { id, answers, files, trap }: OutgoingMessage): RequestInit {
  const entries = [
    ...Object.entries(target.values),
    ...Object.entries(answers).map(([name, answer]) => [nameInForm(target, name), answer] as const),
    [keyField, id] as const,
    ...(trap !== '' && target.trap !== undefined ? [[target.trap, trap] as const] : []),
  ];
  const headers: Record<string, string> = { accept: 'application/json' };
  const chosen = listFiles(files);
  if (chosen.length > 0) {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);
    for (const [name, file] of chosen) body.append(nameInForm(target, name), file);
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

/** What a status code says about files that were sent. */
const refusedFiles: Readonly<Record<number, LossReason>> = { 413: 'fileHeavy', 415: 'fileKind' };
/** Status codes of temporary failures. */
const temporaryErrors = [408, 425, 429];
/** Status codes that a visitor cannot fix. */
const permanentErrors = [401, 403, 404, 405, 410, 501];

async function readResponse(
  response: Response,
  target: FormPost,
  id: string,
): Promise<Outcome | { waitMs: number }> {
  const { status, ok, headers } = response;
  if (permanentErrors.includes(status)) return { kind: 'failed' };
  if (temporaryErrors.includes(status) || status >= 500) return { waitMs: readRetryAfter(headers) };
  const body = parse(await response.text());
  if (target.service === 'receiver') {
    if (status === 409) return { kind: 'taken' };
    // A static host may answer 200 with a page. Only the receiver repeats the id.
    if (ok) return body?.id === id ? { kind: 'arrived' } : { kind: 'failed' };
  }
  return ok && !isDenied(body) ? { kind: 'arrived' } : readRefusal(body, target);
}

/** Some services answer 200 and report the failure in the body. */
function isDenied(body: Answer | undefined): boolean {
  return (
    body?.success === false || body?.ok === false || (typeof body?.error === 'string' && body.error !== '')
  );
}

/** Returns milliseconds. The header holds seconds, or a date by the server's clock. */
function readRetryAfter(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return ms > 0 ? ms : 0;
}

/** The known properties of answers, unchecked. */
interface Answer {
  id?: unknown;
  ok?: unknown;
  success?: unknown;
  errors?: unknown;
  message?: unknown;
  error?: unknown;
  body?: { message?: unknown } | null;
}

function parse(text: string): Answer | undefined {
  try {
    return (JSON.parse(text) ?? undefined) as Answer | undefined;
  } catch {
    // Some services answer with HTML.
    return undefined;
  }
}

function readRefusal(body: Answer | undefined, { names }: FormPost): Outcome {
  const fieldOf = (sent: string) => Object.keys(names).find((name) => names[name] === sent) ?? sent;
  const errors: Record<string, string> = {};
  const whole: unknown[] = [];
  for (const entry of Array.isArray(body?.errors) ? (body.errors as unknown[]) : []) {
    const { field, message } = (entry ?? {}) as { field?: unknown; message?: unknown };
    if (typeof message !== 'string') continue;
    if (typeof field === 'string') errors[fieldOf(field)] ??= message;
    else whole.push(message);
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  const about = [...whole, body?.message, body?.body?.message, body?.error].find(isText);
  return { kind: 'failed', ...(about !== undefined && { about }) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
