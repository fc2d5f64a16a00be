import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReceiverServer, stopGracefully } from '../../src/receiver/cli/serve-alone.ts';
import { createReceiver, type LogEntry, type ReceiverOptions } from '../../src/receiver/create-receiver.ts';
import { createMessageStore } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { receiverAddress } from '../../src/shared/forms/form-target.ts';
import type { ContactFormTab } from '../../src/shared/generated/sections.ts';
import type { PageData } from '../../src/shared/page.ts';

export const inquiry: ContactFormTab = {
  key: 'inquiry',
  title: 'Inquiry',
  destination: {
    kind: 'post',
    service: 'receiver',
    address: receiverAddress('/our-garden', 'inquiry'),
    encoding: 'json',
    values: {},
    names: {},
    trap: '_website',
  },
  recipient: 'hello@harbour.example',
  subject: 'Inquiry',
  submit: 'Send',
  fields: [
    { name: 'fullName', label: 'Full Name', kind: 'text', error: 'Enter your full name.' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'country', label: 'Country', kind: 'select', options: ['India', 'Canada'], optional: true },
    { name: 'about', label: 'About', kind: 'paragraph', optional: true },
    { name: 'cv', label: 'CV', kind: 'file', optional: true },
  ],
};

export const page: PageData = {
  path: '/our-garden',
  aliases: [],
  title: 'Contact',
  description: '',
  noindex: false,
  lang: 'en',
  sections: [
    {
      type: 'contactForm',
      tabs: [inquiry, { ...inquiry, key: 'mail', destination: { kind: 'email' } }],
    },
  ],
};

export const good = { fullName: 'Meera', email: 'meera@company.com' };

/** A receiver with its own server and its own file, for one form on the page /our-garden. */
export async function startReceiver(options: Partial<ReceiverOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const file = join(folder, 'inquiries.sqlite');
  const store = createMessageStore(openDatabase(file));
  const log: LogEntry[] = [];
  const forms = {
    readPage: async (path: string) => (path === page.path ? page : undefined),
    readDocument: async () => undefined,
  };
  const receive = createReceiver({ forms, store, log: (entry) => log.push(entry), ...options });
  const server = createReceiverServer(receive);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = origin + receiverAddress('/our-garden', 'inquiry');
  return {
    origin,
    address,
    file,
    store,
    log,
    send: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      await stopGracefully(server);
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
