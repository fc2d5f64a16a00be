import { expect, test } from 'vitest';
import { good } from './form-page.ts';
import { startReceiver } from './start-receiver.ts';

const pdf = 'application/pdf';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docx = 'PK\u0003\u0004…[Content_Types].xml…word/document.xml';

/** A form with a file whose bytes are these letters, as a browser sends it. */
function formWith(content: string, name: string, field = 'cv'): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(good)) form.append(key, value);
  form.append(field, new Blob([Buffer.from(content, 'latin1')], { type: pdf }), name);
  return form;
}

test.each([
  ['a PDF', '%PDF-1.7', pdf],
  ['a PDF that is called otherwise', '%PDF-1.7', pdf, 'cv.exe'],
  ['a PDF with something before its mark', `${' '.repeat(1019)}%PDF-`, pdf],
  ['a PDF whose mark comes too late', `${' '.repeat(1020)}%PDF-`, undefined],
  ['a Word document', docx, word, 'cv.docx'],
  ['another ZIP archive', 'PK\u0003\u0004…[Content_Types].xml…xl/workbook.xml', undefined, 'cv.docx'],
  ['an archive without types', 'PK\u0003\u0004…word/document.xml', undefined, 'cv.docx'],
  ['the names without an archive', docx.slice(1), undefined, 'cv.docx'],
  ['an archive behind something else', ` ${docx}`, undefined, 'cv.docx'],
  ['a program that is called PDF', 'MZ…', undefined],
  ['an empty file', '', undefined],
])('%s is told by its content', async (_, content, type, name = 'cv.pdf') => {
  const { send, store } = await startReceiver();
  const { status, body } = await send(formWith(content, name));
  if (type === undefined)
    expect([status, body]).toEqual([
      422,
      { errors: [{ field: 'cv', message: 'Choose a PDF or a Word document (.docx).' }] },
    ]);
  else expect(status).toBe(201);
  const bytes = Buffer.from(content, 'latin1');
  const files = type === undefined ? [] : [[{ field: 'cv', name, type, size: bytes.length }]];
  expect(store.list().map((message) => message.files)).toEqual(files);
  if (type !== undefined)
    expect(store.readFile(1, 'cv')).toMatchObject({ field: 'cv', name, type, content: bytes });
});

test.each([
  ['../../cv.pdf', 'cv.pdf'],
  ['C:\\Users\\M\\cv.pdf', 'cv.pdf'],
  ['M\u001b[31m\u202e.pdf', 'M[31m.pdf'],
  ['🧶'.repeat(120), '🧶'.repeat(120)],
  ['🧶'.repeat(121), '🧶'.repeat(120)],
  ['folder/', 'file'],
])('a file that is called %j is stored as %j', async (name, expected) => {
  const { send, store } = await startReceiver();
  expect((await send(formWith('%PDF-1', name))).status).toBe(201);
  expect(store.list()[0]?.files[0]?.name).toBe(expected);
});

test('a field for a file that was left alone is no file', async () => {
  const { send, store } = await startReceiver();
  const part = (head: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name=${head}\r\n\r\n${value}\r\n`;
  const body = `${part('"fullName"', 'M')}${part('"email"', 'm@company.com')}${part('"cv"; filename=""', '')}--x--`;
  expect((await send(body, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(201);
  expect(store.list().map(({ files }) => files)).toEqual([[]]);
});

test.each([
  ['about', 'Fill in this field.'],
  ['website', 'This form has changed since you opened the page. Reload the page: what you typed stays.'],
])('a file in the field "%s" is refused', async (field, message) => {
  const { send, store } = await startReceiver();
  const { status, body } = await send(formWith('%PDF-1', 'cv.pdf', field));
  expect([status, body]).toEqual([422, { errors: [{ field, message }] }]);
  expect(store.list()).toEqual([]);
});
