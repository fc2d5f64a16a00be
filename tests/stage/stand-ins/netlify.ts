import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { readSent, stop, listen, originOf, type Reply, type StandIn } from './stand-in.ts';

interface FoundForm {
  fields: Set<string>;
  trap: string | undefined;
  /** Where senders without scripts are led to; undefined: to a page of Netlify's own. */
  action: string | undefined;
}

const maxSize = 8 * 1024 * 1024;

/**
 * Netlify: serves a site, and takes its forms. With a deployment it looks through the HTML for forms marked
 * `data-netlify`, notes their names and fields, takes the mark away and puts a hidden `form-name` into each. A POST as
 * browsers send forms, to a page that exists, with the `form-name` of a form it has found, is a message, of which it
 * keeps the fields it knows; every other POST is 404. `serve` answers everything else.
 */
export async function startNetlify(folder: string, serve: RequestListener): Promise<StandIn> {
  const forms = findForms(folder);
  const pages = new Set(listHtml(folder).map((file) => `/${file.replace(/(^index)?\.html$/, '')}`));
  const accepted: StandIn['accepted'] = [];
  const replies: Reply[] = [];

  const server = await listen((request, response) => {
    if (request.method !== 'POST') return serve(request, response);
    const answer = async () => {
      const { entries, type } = await readSent(request);
      const planned = replies.shift();
      if (planned) return void response.writeHead(planned.status, planned.headers).end();
      const sent = new Map(entries);
      const form = forms.get(String(sent.get('form-name')));
      const isForm = ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type);
      if (!form || !isForm || !pages.has(request.url ?? ''))
        return void response.writeHead(404).end('Page not found');
      if (Number(request.headers['content-length']) > maxSize) return void response.writeHead(413).end();
      const isRobot = form.trap !== undefined && Boolean(sent.get(form.trap));
      if (!isRobot) accepted.push(Object.fromEntries(entries.filter(([name]) => form.fields.has(name))));
      if (form.action !== undefined) return void response.writeHead(303, { location: form.action }).end();
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        '<!doctype html><title>Thank you!</title><h1>Thank you!</h1><p>Your form submission has been received.</p>',
      );
    };
    answer().catch(() => response.writeHead(400).end());
  });
  return { origin: originOf(server), accepted, replies, stop: () => stop(server) };
}

function listHtml(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'));
}

function findForms(folder: string): Map<string, FoundForm> {
  const forms = new Map<string, FoundForm>();
  for (const name of listHtml(folder)) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    const document = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
    const found = document.querySelectorAll('form[data-netlify], form[netlify]');
    for (const form of found) register(form, forms);
    if (found.length > 0) writeFileSync(file, document.toString());
  }
  return forms;
}

function register(form: HTMLElement, forms: Map<string, FoundForm>): void {
  const name = form.getAttribute('name');
  if (!name) return;
  const controls = form.querySelectorAll('input[name], select[name], textarea[name]');
  const trap = form.getAttribute('data-netlify-honeypot') ?? form.getAttribute('netlify-honeypot');
  forms.set(name, {
    fields: new Set(controls.map((control) => control.getAttribute('name') ?? '')),
    trap,
    action: form.getAttribute('action'),
  });
  for (const mark of ['data-netlify', 'netlify', 'data-netlify-honeypot', 'netlify-honeypot'])
    form.removeAttribute(mark);
  form.insertAdjacentHTML('afterbegin', `<input type="hidden" name="form-name" value="${name}">`);
}
