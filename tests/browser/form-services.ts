import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parse } from 'node-html-parser';
import { formDestinations } from '../stage/form-recipes.ts';
import { listenInTurn } from '../stage/listen.ts';
import { formService } from '../stage/sites.ts';

/** The texts and files of a message by field name. */
type Fields = Record<string, string | File>;
export type FormService = Awaited<ReturnType<typeof start>>;

/** Starts a form service that follows the documented protocol of a real one. `accepted` are the messages it stored. */
async function start(
  port: number,
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    accept: (fields: Fields) => void,
  ) => Promise<void>,
) {
  const accepted: Fields[] = [];
  const server = createServer((request, response) => {
    // Without this header the page could not read the response of a rejection.
    response.setHeader('access-control-allow-origin', '*');
    answer(request, response, (fields) => accepted.push(fields)).catch(() => response.writeHead(400).end());
  });
  return { accepted, ...(await listenInTurn(server, port)) };
}

/** The body of a request, in any of the three encodings of forms. */
async function readFields(request: IncomingMessage): Promise<Fields> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(String(body)) as Fields;
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return Object.fromEntries(await form.formData());
}

function showPage(response: ServerResponse, title: string): void {
  response.setHeader('content-type', 'text/html').end(`<!doctype html><title>T</title><h1>${title}</h1>`);
}

/**
 * Formspree: another origin, which browsers ask before they send JSON. It silently drops messages with the honeypot
 * field (`_gotcha`), and has a page for forms that the browser submits.
 */
export function startFormspree(): Promise<FormService> {
  const [{ url: address = '' } = {}] = formDestinations();
  return start(formService.port, async (request, response, accept) => {
    const { method, url, headers } = request;
    if (method === 'OPTIONS')
      return void response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end();
    if (url === '/favicon.ico') return void response.writeHead(204).end();
    if (url === '/thanks') return showPage(response, 'Thanks!');
    if (url !== new URL(address).pathname) return void response.writeHead(404).end();
    const fields = await readFields(request);
    if (!fields['_gotcha']) accept(fields);
    if (headers.accept?.includes('application/json')) response.end('{ "ok": true, "next": "/thanks" }');
    else response.writeHead(303, { location: '/thanks' }).end();
  });
}

/**
 * Netlify: serves a site and accepts its forms. On deployment it scans the HTML for forms marked `data-netlify`,
 * records their names and fields, removes the mark and adds a hidden `form-name` to each. It accepts a POST in a form
 * encoding to the page of a form with its `form-name`, and stores the known fields. Every other POST gets 404. `serve`
 * handles all other requests.
 */
export function startNetlify(folder: string, serve: RequestListener): Promise<FormService> {
  const forms = new Map<string, { page: string; fields: (string | undefined)[]; trap: string }>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    const document = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
    for (const form of document.querySelectorAll('form[data-netlify]')) {
      const [name, trap] = ['name', 'data-netlify-honeypot'].map((mark) => form.getAttribute(mark)!);
      for (const mark of ['data-netlify', 'data-netlify-honeypot']) form.removeAttribute(mark);
      const controls = form.querySelectorAll('input[name], select[name], textarea[name]');
      const fields = controls.map((control) => control.getAttribute('name'));
      form.insertAdjacentHTML('afterbegin', `<input type="hidden" name="form-name" value="${name}">`);
      forms.set(name!, { page: `/${file.replace('.html', '')}`, fields, trap: trap! });
      writeFileSync(join(folder, file), document.toString());
    }
  }
  return start(0, async (request, response, accept) => {
    if (request.method !== 'POST') return serve(request, response);
    const sent = request.headers['content-type'] === 'application/json' ? {} : await readFields(request);
    const form = forms.get(String(sent['form-name']));
    if (form?.page !== request.url) return void response.writeHead(404).end();
    const known = Object.entries(sent).filter(([name]) => form!.fields.includes(name));
    if (!sent[form!.trap]) accept(Object.fromEntries(known));
    showPage(response, 'Thank you!');
  });
}
