import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import type { ReceiverOptions } from '../../src/receiver/create-receiver.ts';
import { ContactForm } from '../../src/sections/ContactForm/ContactForm.tsx';
import type { ContactFormSection, FormField, FormWords } from '../../src/shared/generated/sections.ts';
import { formatHtml } from '../rendered/format-html.ts';
import { expectTranscript, showText } from '../rendered/transcript.ts';
import { inquiry, page, toReceiver } from './form-page.ts';
import { composeBody } from './compose-body.ts';
import { listAll } from './open-file.ts';
import { ask, startReceiver } from './start-receiver.ts';

/**
 * The transcripts in exchanges/ are dialogs with a receiver. A step is a request: its method, its address
 * below /_forms/, and lines for `composeBody`. The answer follows it, with unusual headers, the stored
 * message, and the log beyond the request; class names of pages are left out. Other steps are "clock 1000"
 * (milliseconds pass), "clock -1000" (the time of day is set back), "disk full" and "disk free". "with" at
 * the start of a scene configures receiver and form.
 */
interface Stage extends Partial<ReceiverOptions> {
  lang?: string;
  words?: FormWords;
  /** The page's path, and the address of its form. */
  path?: string;
  address?: string;
  fields?: FormField[];
  /** The HTML of the form's page; null for none. */
  document?: string | null;
}

/** Headers of every answer, which a transcript omits. */
const usual: Record<string, string> = {
  'cache-control': 'no-store',
  connection: 'keep-alive',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
/** Headers that do not depend on the receiver. */
const ignored = ['content-length', 'date', 'keep-alive', 'transfer-encoding'];

for (const file of readdirSync(join(import.meta.dirname, 'exchanges')))
  expectTranscript(join(import.meta.dirname, 'exchanges', file), startConversation);

async function startConversation() {
  let now = Date.parse('2026-01-01T00:00:00Z');
  let passed = 0;
  let receiver = await open({});
  const hashes: string[] = [];
  let known = 0;

  function open({ path = page.path, lang = 'en', words, address, fields, document, ...options }: Stage) {
    const form = {
      ...inquiry,
      ...(fields && { fields }),
      ...(address && { destination: toReceiver(address) }),
    };
    const rest = (page.sections[1] as ContactFormSection).tabs.slice(1);
    const block: ContactFormSection = { type: 'contactForm', tabs: [form, ...rest], ...(words && { words }) };
    const drawn = () =>
      `<!doctype html><html><head><title>T</title><script src="/a.js"></script></head><body><!-- kept -->${renderToStaticMarkup(<ContactForm {...block} tabs={[form]} />)}<script>start()</script></body></html>`;
    return startReceiver({
      now: () => now,
      clock: () => passed,
      forms: {
        readPage: async (asked) => (asked === path ? { ...page, path, lang, sections: [block] } : undefined),
        readDocument: async () => (document === null ? undefined : (document ?? drawn())),
      },
      ...options,
    });
  }

  /** Replaces hashes by numbers, and the receiver's address by OWN. */
  function show(text: string): string {
    const named = text.replaceAll(/[0-9a-f]{40}/g, (hash) => {
      if (!hashes.includes(hash)) hashes.push(hash);
      return `HASH${hashes.indexOf(hash) + 1}`;
    });
    return showText(named.replaceAll(receiver.origin, 'OWN'));
  }

  async function listNew(): Promise<string[]> {
    const { store, engine } = receiver;
    const all = await listAll(store);
    const lines: string[] = [];
    for (const { number, page: path, form, subject, answers, files, suspect } of all.slice(known)) {
      const find = 'SELECT id FROM inquiries.message WHERE number = $1';
      const [{ id } = { id: '' }] = await engine.query<{ id: string }>(find, number);
      const kept: string[] = [];
      for (const { field, name, type, size } of files) {
        const file = await store.readFile(number, field);
        kept.push(` + ${field}: ${name} (${type}, ${size} bytes) ${file?.content.toString('utf8')}`);
      }
      const place = `${number} ${id} ${path}#${form} "${subject}"${suspect ? ' suspect' : ''}`;
      lines.push(show(`stored: ${place} ${JSON.stringify(answers)}${kept.join('')}`));
    }
    known = all.length;
    return lines;
  }

  return async ([first = '', ...lines]: string[]): Promise<string[]> => {
    if (first.startsWith('with ')) {
      receiver = await open(JSON.parse(first.slice('with '.length)) as Stage);
      return [];
    }
    if (first.startsWith('clock ')) {
      const ms = Number(first.slice('clock '.length));
      now += ms;
      passed += Math.max(0, ms);
    }
    if (first.startsWith('disk '))
      await receiver.engine.query(`PRAGMA query_only = ${first === 'disk full' ? 'ON' : 'OFF'}`);
    const [, method, path, times = '1'] = /^([A-Z]+) (\S+)(?: (\d+) times)?$/.exec(first) ?? [];
    if (method === undefined) return [];
    const { body, headers, inParts } = composeBody(lines, receiver.origin);
    const address = `${receiver.origin}/_forms/${path}`;
    const isSent = method === 'POST' || method === 'PUT';
    const content = inParts ? new Blob([new Uint8Array(body)]).stream() : new Uint8Array(body);
    const init = { method, headers, ...(isSent && { body: content, duplex: 'half' }) } as RequestInit;
    for (let time = 1; time < Number(times); time++) await ask(address, init);
    const asked = performance.now();
    const answer = await ask(address, init);
    const found = [...answer.headers].filter(
      ([name, value]) => usual[name] !== value && !ignored.includes(name),
    );
    const lost = Object.keys(usual).filter((name) => !answer.headers.has(name));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
    const text = typeof answer.body === 'string' ? answer.body.trimEnd() : JSON.stringify(answer.body);
    const { ms, time, request, status, error } = receiver.log.at(-1)!;
    expect(time).toBe(new Date(now).toISOString());
    expect(Number.isInteger(ms) && ms >= 0 && ms <= performance.now() - asked + 1).toBe(true);
    const line = `${request} ${status}${error === undefined ? '' : ` ${error}`}`;
    return [
      show(`${answer.status} ${isPage ? '' : text}`.trim()),
      ...(isPage
        ? formatHtml(text.replaceAll(/ class="[^"]*"/g, ''))
            .trimEnd()
            .split('\n')
        : []),
      ...found.filter(([, value]) => value !== type).map(([name, value]) => show(`${name}: ${value}`)),
      ...(lost.length > 0 ? [`without ${lost.join(', ')}`] : []),
      ...(await listNew()),
      ...(line === `${method} /_forms/${path} ${answer.status}` ? [] : [`log: ${line}`]),
    ];
  };
}
