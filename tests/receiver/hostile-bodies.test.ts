import { expect, test } from 'vitest';
import { good } from './form-page.ts';
import { ask, refusal, startReceiver } from './start-receiver.ts';

async function sendBytes(type: string, latin1: string) {
  const { address, stored } = await startReceiver();
  const headers = { accept: 'application/json', 'content-type': type };
  const { status, body } = await ask(address, {
    method: 'POST',
    headers,
    body: Buffer.from(latin1, 'latin1'),
  });
  return { status, body, stored: await stored() };
}

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (head: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const others = part('name="email"', 'meera@company.com');
const name = (bytes: string) => part('name="fullName"', bytes);

test.each([
  ['JSON', 'application/json', '{"fullName":"M\xfcller","email":"m@c.de"}'],
  ['a form', form, 'fullName=M%FCller&email=m%40c.de'],
  ['a form, as bytes', form, 'fullName=M\xfcller&email=m%40c.de'],
  ['half a letter of a form', form, 'fullName=M%C3&email=m%40c.de'],
  ['a surrogate of a form', form, 'fullName=%ED%A0%80&email=m%40c.de'],
  ['a part', multipart, `${name('M\xfcller')}${others}--x--`],
  [
    'a part of another encoding',
    multipart,
    `${name('M\xfcller').replace('\r\n\r\n', '\r\ncontent-type: text/plain; charset=utf-16le\r\n\r\n')}${others}--x--`,
  ],
  [
    'the name of a file',
    multipart,
    `${name('M')}${others}${part('name="cv"; filename="M\xfcller.pdf"', '%PDF-')}--x--`,
  ],
  ['the name of a field', multipart, `${name('M')}${others}${part('name="_\xfc"', '')}--x--`],
])('bytes that are no UTF-8 are refused in %s', async (_, type, body) => {
  const answer = await sendBytes(type, body);
  expect(answer).toEqual({ status: 400, body: refusal('The body is not valid UTF-8.'), stored: [] });
});

test.each([
  ['a form', form, 'fullName=M%C3%BCller+%EF%BF%BD&email=m%40c.de'],
  ['a form, as bytes', form, 'fullName=M\xc3\xbcller \xef\xbf\xbd&email=m%40c.de'],
  ['a part', multipart, `${name('M\xc3\xbcller \xef\xbf\xbd')}${others}--x--`],
  [
    'a quoted boundary',
    'multipart/form-data; boundary="x"',
    `${name('M\xc3\xbcller \xef\xbf\xbd')}${others}--x--`,
  ],
])('any letters of UTF-8 are stored from %s', async (_, type, body) => {
  const { status, stored } = await sendBytes(type, body);
  expect([status, stored[0]?.fullName]).toEqual([201, 'Müller \ufffd']);
});

test('the content of a file may have any bytes', async () => {
  const body = `${name('M')}${others}${part('name="cv"; filename="M\xc3\xbcller.pdf"', '%PDF-\xff\xfe')}--x--`;
  expect((await sendBytes(multipart, body)).status).toBe(201);
});

test.each([
  ['without heads', '--x\r\n\r\n\r\n'],
  ['without names', part('x', '')],
  ['of other kinds', '--x\r\ncontent-disposition: attachment; name="a"\r\n\r\n\r\n'],
  ['with a line break in their name', part('name="a\nb"', '')],
  ['with equal names', part('name="_f"', '')],
])('many parts %s end the message at a limit', async (_, one) => {
  const { status } = await sendBytes(multipart, `${one.repeat(Math.floor(5_000_000 / one.length))}--x--`);
  expect(status).toBe(413);
});

test('a form may have as many texts and files as it takes', async () => {
  const texts = Array.from({ length: 38 }, (_, index) => part(`name="_f${index}"`, '')).join('');
  const body = `${name(good.fullName)}${others}${texts}${part('name="cv"; filename="cv.pdf"', '%PDF-')}--x--`;
  expect((await sendBytes(multipart, body)).status).toBe(201);
});
