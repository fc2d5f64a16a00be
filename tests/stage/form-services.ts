import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { listenInTurn } from './listen.ts';
import { formService } from './sites.ts';

/** A form service on a local port, which follows the documented protocol of the real one. */
export interface FormService {
  /** `http://localhost:…` */
  url: string;
  /** The messages it has accepted, by field name. */
  accepted: Record<string, string | File>[];
  stop(): Promise<void>;
}

/** A received message: texts and files by the names of the request. */
interface Sent {
  fields: Record<string, string | File>;
  /** The media type of the body, without parameters. */
  type: string;
}

/** The response of a service. A body that is not a text is sent as JSON. */
interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Responds to a message; `accept` stores it. Undefined is 404. */
type Answer = (
  request: IncomingMessage,
  sent: Sent,
  accept: (fields: Sent['fields']) => void,
) => Reply | undefined;

/** The destinations that docs/forms.md gives as recipes, by name. */
export function readRecipes(): Record<string, FormDestination> {
  const [, recipes = ''] = readFileSync('docs/forms.md', 'utf8').split('\n## Recipes\n');
  const [section = ''] = recipes.split('\n## ');
  const found = [...section.matchAll(/```json\n([^`]*)```/g)].map(
    ([, text = '']) => JSON.parse(text) as FormDestination,
  );
  return Object.fromEntries(found.map((recipe) => [recipe.name, recipe]));
}

/** The destinations of two recipes: of a service of another origin, which a test starts, and of Netlify. */
export function formDestinations(): FormDestination[] {
  const { formspree, netlify } = readRecipes();
  return [{ ...formspree!, url: formService.url + new URL(formspree!.url!).pathname }, netlify!];
}

async function start(answer: Answer, port: number, otherwise?: RequestListener): Promise<FormService> {
  const accepted: FormService['accepted'] = [];
  const server = createServer((request, response) => {
    if (otherwise && request.method !== 'POST') return otherwise(request, response);
    const reply = async () => {
      const sent = await readSent(request);
      const { status, headers, body } = answer(request, sent, (fields) => accepted.push(fields)) ?? {
        status: 404,
      };
      const isText = typeof body === 'string';
      const type = isText ? 'text/html; charset=utf-8' : 'application/json';
      // Without this header the page could not read the response of a rejection.
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      });
      response.end(isText || body === undefined ? body : JSON.stringify(body));
    };
    reply().catch(() => response.writeHead(400).end());
  });
  const { url, stop } = await listenInTurn(server, port);
  return { url, accepted, stop };
}

/** The body of a request, in any of the three encodings of forms. */
async function readSent(request: IncomingMessage): Promise<Sent> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const header = request.headers['content-type'] ?? '';
  const type = header.split(';')[0]!.trim().toLowerCase();
  if (body.length === 0) return { fields: {}, type };
  if (type === 'application/json') return { fields: JSON.parse(body.toString()) as Sent['fields'], type };
  const form = await new Response(body, { headers: { 'content-type': header } }).formData();
  return { fields: Object.fromEntries(form), type };
}

/**
 * Formspree: another origin, which browsers ask before they send JSON. It silently drops messages with the honeypot
 * field (`_gotcha`), and has a page for forms that the browser submits.
 */
export function startFormspree(): Promise<FormService> {
  const [{ url: address = '' } = {}] = formDestinations();
  return start(({ method, url, headers }, { fields }, accept) => {
    if (method === 'OPTIONS')
      return { status: 204, headers: { 'access-control-allow-headers': 'content-type' } };
    if (url === '/favicon.ico') return { status: 204 };
    if (url === '/thanks') return { status: 200, body: '<!doctype html><title>T</title><h1>Thanks!</h1>' };
    if (method !== 'POST' || url !== new URL(address).pathname) return undefined;
    if (!fields['_gotcha']) accept(fields);
    if (headers.accept?.includes('application/json'))
      return { status: 200, body: { ok: true, next: '/thanks' } };
    return { status: 303, headers: { location: '/thanks' } };
  }, formService.port);
}

interface FoundForm {
  fields: Set<string>;
  trap: string | undefined;
}

/**
 * Netlify: serves a site and accepts its forms. On deployment it scans the HTML for forms marked `data-netlify`,
 * records their names and fields, removes the mark and adds a hidden `form-name` to each. It accepts a POST in a form
 * encoding to an existing page with the `form-name` of a known form, and stores the known fields. Every other POST gets
 * 404. `serve` handles all other requests.
 */
export function startNetlify(folder: string, serve: RequestListener): Promise<FormService> {
  const forms = new Map<string, FoundForm>();
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const pages = new Set(documents.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`));
  for (const name of documents) {
    const html = readFileSync(join(folder, name), 'utf8');
    const document = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
    const found = document.querySelectorAll('form[data-netlify]');
    for (const form of found) forms.set(form.getAttribute('name')!, takeOver(form));
    if (found.length > 0) writeFileSync(join(folder, name), document.toString());
  }
  return start(
    ({ url = '' }, { fields, type }, accept) => {
      const form = forms.get(String(fields['form-name']));
      const isForm = ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type);
      if (!form || !isForm || !pages.has(url)) return undefined;
      const known = Object.entries(fields).filter(([name]) => form.fields.has(name));
      if (form.trap === undefined || !fields[form.trap]) accept(Object.fromEntries(known));
      return { status: 200, body: '<!doctype html><title>T</title><h1>Thank you!</h1>' };
    },
    0,
    serve,
  );
}

function takeOver(form: HTMLElement): FoundForm {
  const controls = form.querySelectorAll('input[name], select[name], textarea[name]');
  const trap = form.getAttribute('data-netlify-honeypot');
  for (const mark of ['data-netlify', 'data-netlify-honeypot']) form.removeAttribute(mark);
  const hidden = `<input type="hidden" name="form-name" value="${form.getAttribute('name')}">`;
  const fields = new Set(controls.map((control) => control.getAttribute('name')!));
  form.insertAdjacentHTML('afterbegin', hidden);
  return { fields, trap };
}
