import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectFile, nameFile } from '../../src/receiver/detect-file.ts';
import type { NoticeSettings } from '../../src/receiver/notices/read-settings.ts';
import { sendNotice } from '../../src/receiver/notices/send-notice.ts';
import { maxFileSize } from '../../src/shared/forms/file-kinds.ts';
import type { FormField } from '../../src/shared/generated/sections.ts';
import { callCommand } from '../stage/call-command.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { allEngines, openHere } from './engines.ts';
import { inquiry, page } from './form-page.ts';
import { listAll } from './open-file.ts';
import { startMailServer } from './start-mail-server.ts';
import { startReceiver } from './start-receiver.ts';

const photos: FormField = {
  name: 'photos',
  label: 'Photographs',
  kind: 'file',
  accept: ['pictures'],
  several: true,
};
const tab = { ...inquiry, fields: [photos] };
const forms = {
  readPage: async () => ({ ...page, sections: [{ type: 'contactForm', tabs: [tab] }] }) as typeof page,
  readDocument: async () => undefined,
};

/** A photograph of so many bytes, which begins like one. */
function photo(size: number, number: number): File {
  const content = Buffer.alloc(size, number);
  Buffer.from([0xff, 0xd8, 0xff]).copy(content);
  return new File([content], 'image.jpg', { type: 'image/jpeg' });
}

function messageOf(count: number, size: number): FormData {
  const body = new FormData();
  for (let number = 1; number <= count; number++) body.append('photos', photo(size, number));
  return body;
}

describe.each(allEngines())('in $name', ({ empty }) => {
  test('ten files of the largest size arrive, each with a name of its own', { timeout: 60_000 }, async () => {
    const { store } = await openHere(await empty());
    const { send } = await startReceiver({ forms, openStore: async () => store, perMinute: 10_000 });
    expect((await send(messageOf(10, maxFileSize))).status).toBe(201);
    const [message] = await listAll(store);
    expect(message!.files.map(({ size }) => size)).toEqual(Array(10).fill(maxFileSize));
    expect(new Set(message!.files.map(({ name }) => name)).size).toBe(10);
    for (const [name, number] of [
      ['image.jpg', 1],
      ['image-2.jpg', 2],
      ['image-10.jpg', 10],
    ] as const)
      expect((await store.readFile(message!.number, 'photos', name))?.content.at(-1)).toBe(number);
    expect(await store.readFile(message!.number, 'photos', 'image-11.jpg')).toBeUndefined();
  });
});

test('an eleventh file and one byte too many are refused', async () => {
  const { send, stored } = await startReceiver({ forms, perMinute: 10_000 });
  const [eleven, large] = [await send(messageOf(11, 100)), await send(messageOf(1, maxFileSize + 1))];
  expect([eleven.status, large.status]).toEqual([413, 413]);
  expect((await send(new FormData())).body).toEqual({
    errors: [{ field: 'photos', message: 'Fill in this field.' }],
  });
  expect(await stored()).toEqual([]);
});

test('pictures that a phone calls the same are saved, mailed and named apart', async () => {
  const folder = makeFolder();
  const data = join(folder, 'inquiries.sqlite');
  const smtp = await startMailServer();
  const from = { name: '', address: 'forms@example.com' };
  const mail = {
    server: { host: '127.0.0.1', port: smtp.port, secure: false },
    from,
    to: new Map([['', [{ name: '', address: 'office@example.com' }]]]),
    summaryDay: undefined,
  };
  const notices: NoticeSettings = { mail };
  const { send, store } = await startReceiver({ forms, data, notices });
  expect((await send(messageOf(2, 9))).status).toBe(201);
  await callCommand(
    'src/receiver/cli/inquiries.ts',
    '--data',
    data,
    'show',
    '1',
    '--save',
    join(folder, 'saved'),
  );
  const saved = readdirSync(join(folder, 'saved')).toSorted();
  expect(saved).toEqual(['1-photos-image-2.jpg', '1-photos-image.jpg']);
  const lastBytes = saved.map((name) => readFileSync(join(folder, 'saved', name)).at(-1));
  expect(lastBytes).toEqual([2, 1]);
  const [notice] = await store.takeNotices('here', 1, 60);
  await sendNotice(store, notice!, { settings: notices, forms });
  const attached = smtp.mails[0]!.mail.attachments.map(({ filename, content }) => [
    filename,
    new Uint8Array(content as ArrayBuffer).at(-1),
  ]);
  expect(attached).toEqual([
    ['image-2.jpg', 2],
    ['image.jpg', 1],
  ]);
});

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\xff\xd8\xff\xe1\0\x10Exif %PDF-', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8L', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['\0\0\0\x24ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x24ftypmif1\0\0\0\0mif1avifheic', undefined],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1miaf', undefined],
  ['\0\0\0\x18ftypisom\0\0\0\0', undefined],
  ['RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['\x89PNG\n', undefined],
  ['GIF89a', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
])('%j is of the type %s', (start, type) => {
  expect(detectFile(bytes(start))).toBe(type);
});

test.each([
  ['IMG_1.JPEG', 'image/jpeg', 'IMG_1.JPEG'],
  ['1000012345', 'image/jpeg', '1000012345.jpg'],
  ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.HEIC.jpg'],
  ['a.heif', 'image/heic', 'a.heif'],
  ['a.heic', 'image/heic', 'a.heic'],
])('a file called %s of the type %s is stored as %s', (sent, type, name) => {
  expect(nameFile(sent, type)).toBe(name);
});
