import type { IncomingMessage, ServerResponse } from 'node:http';
import { completeFormWords, type CompleteFormWords } from '../shared/forms/form-words.ts';
import { escapeHtml, startTag } from '../shared/html.ts';
import { languageAttributes, writeSeconds } from '../shared/language.ts';
import type { FormDefinition } from './form-definition.ts';

/** True for a request of a script. A browser that submits a form natively accepts HTML. */
export function wantsJson({ headers }: IncomingMessage): boolean {
  const accept = headers.accept ?? '';
  const isForm = !(headers['content-type'] ?? '').includes('json');
  return accept.includes('application/json') || (!accept.includes('text/html') && !isForm);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  send(response, status, 'text/html; charset=utf-8', html);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

interface Details {
  headers?: Readonly<Record<string, string>>;
  /** Key of the message in the form's words, for cases that visitors meet. */
  word?: keyof Pick<CompleteFormWords, 'notStored' | 'tooLarge' | 'tooSoon'>;
  /** How long to wait. */
  seconds?: number;
}

/** Ends a request. `reason` goes to the client unless `word` is set, and to the log from status 500 on. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly reason: string,
    readonly details: Details = {},
  ) {
    super(reason);
  }
}

/** `reason` goes to the log. The client gets the form's own words. */
export function notStored(reason: string, headers: Details['headers'] = {}): HttpError {
  return new HttpError(503, reason, {
    word: 'notStored',
    headers: { 'retry-after': '5', ...headers },
  });
}

/** `waitMs`: milliseconds until the client may try again. */
export function tooSoon(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new HttpError(429, 'Messages come too fast.', {
    word: 'tooSoon',
    seconds,
    headers: { 'retry-after': String(seconds) },
  });
}

type Form = Pick<FormDefinition, 'lang' | 'words'>;

/** In place of the form for an address that has none. */
const noForm: Form = { lang: 'en', words: completeFormWords(undefined) };

/** Why a message was refused: in the form's words for cases that visitors meet, else in technical words. */
export function explainHttpError({ reason, details }: HttpError, { lang, words }: Form = noForm): string {
  const { word, seconds } = details;
  if (word === undefined) return reason;
  return seconds === undefined ? words[word] : `${words[word]} (${writeSeconds(seconds, lang)})`;
}

/** The same as a page, for browsers without scripts. */
export function failurePage(error: HttpError, form: Form = noForm): string {
  const { notTaken, goBack } = form.words;
  const why = escapeHtml(explainHttpError(error, form));
  const title = error.details.word === undefined ? escapeHtml(notTaken) : why;
  const technical = error.details.word === undefined ? `<p lang="en">${why}</p>` : '';
  return `<!doctype html>${startTag('html', languageAttributes(form.lang))}<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><h1>${title}</h1>${technical}<p>${escapeHtml(goBack)}</p></html>\n`;
}
