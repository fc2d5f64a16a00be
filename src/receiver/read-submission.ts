import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished, Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { maxFileSize, mostFiles } from '../shared/forms/file-kinds.ts';
import { keyField } from '../shared/forms/form-target.ts';
import type { FormField } from '../shared/generated/sections.ts';
import { detectFile, nameFile } from './detect-file.ts';
import { HttpError } from './answers.ts';
import type { StoredFile } from './store/message-store.ts';
import type { Upload } from './upload-room.ts';

/** A message as sent, before validation. */
export interface Submission {
  /** By field name. */
  answers: Record<string, string>;
  files: StoredFile[];
  /** The idempotency key; undefined from a browser without scripts. */
  id: string | undefined;
  /** Values of fields that are not the form's own, such as the honeypot. */
  extra: Record<string, string>;
}

/** The form's fields, which say what may come more than once. */
type Fields = readonly FormField[];

const maxNameLength = 100;
const formType = 'application/x-www-form-urlencoded';

/** Upper limit of the size of a request's body, in bytes. */
export function sizeOf(request: IncomingMessage, fields: Fields): number {
  const limit = sizeLimitOf(request, fields);
  return Math.min(Number(request.headers['content-length'] ?? limit), limit);
}

/** Size limit of a message without files, in bytes. So small that memory needs no limit for all of them. */
export const maxTextSize = 64 * 1024;

function sizeLimitOf(request: IncomingMessage, fields: Fields): number {
  const isMultipart = typeOf(request) === 'multipart/form-data';
  return maxTextSize + (isMultipart ? Math.max(1, countFiles(fields)) * maxFileSize : 0);
}

function countFiles(fields: Fields): number {
  return fields.reduce((sum, field) => sum + (field.kind === 'file' ? mostFiles(field) : 0), 0);
}

/** The most parts of a body: texts, with one for each option that may be chosen besides others, and files. */
function partLimitsOf(fields: Fields) {
  const options = fields.reduce(
    (sum, { several, options: { length } = [] }) => sum + (several ? length : 0),
    0,
  );
  return { texts: 40 + options, files: Math.max(5, countFiles(fields)) };
}

function typeOf({ headers }: IncomingMessage): string | undefined {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
}

/**
 * Reads the body of a request: JSON, or an HTML form. `upload`: the memory of a body with files.
 * @throws HttpError 400, 413, 415 or 503.
 */
export async function readSubmission(
  request: IncomingMessage,
  fields: Fields,
  upload?: Upload,
): Promise<Submission> {
  const type = typeOf(request);
  const limit = sizeLimitOf(request, fields);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  if (!/^identity$/i.test(request.headers['content-encoding'] ?? 'identity'))
    throw new HttpError(415, 'Send the message without compression.', { headers: { connection: 'close' } });
  if (type !== 'application/json' && type !== 'multipart/form-data' && type !== formType)
    throw new HttpError(415, `Send JSON, multipart/form-data or ${formType}.`);
  const body = await readBody(request, limit, upload);
  const limits = partLimitsOf(fields);
  if (type === 'application/json') return toSubmission(Object.entries(parseJson(body, limits.texts)), [], []);
  const { texts, files } =
    type === formType
      ? parseUrlEncoded(body)
      : await parseMultipart(request.headers, body, limits.texts + limits.files);
  if (texts.length > limits.texts || files.length > limits.files) throw tooLarge();
  if (texts.some(([name]) => name.length > maxNameLength)) throw tooLarge();
  // Browsers send line breaks of forms as CRLF.
  return toSubmission(
    texts.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
    files,
    fields.flatMap(({ name, several }) => (several ? name : [])),
  );
}

/** `repeated`: the fields that browsers send once for each answer. */
function toSubmission(
  texts: [string, string][],
  files: StoredFile[],
  repeated: readonly string[],
): Submission {
  const answers = Object.create(null) as Record<string, string>;
  const extra = Object.create(null) as Record<string, string>;
  const names = [...texts.map(([name]) => name), ...files.map(({ field }) => field)];
  // A part of a form may have none, whatever its type says.
  if (!names.every(Boolean)) throw new HttpError(400, 'A field has no name.');
  // There is no telling which of the two was meant.
  const single = names.filter((name) => !repeated.includes(name));
  if (new Set(single).size < single.length) throw new HttpError(400, 'A field was sent twice.');
  for (const [name, value] of texts) {
    const target = name.startsWith('_') ? extra : answers;
    target[name] = name in target ? `${target[name]}\n${value}` : value;
  }
  const { [keyField]: id, ...rest } = extra;
  if (id !== undefined && !/^[\w-]{8,64}$/.test(id))
    throw new HttpError(400, `Expected 8 to 64 letters, digits, "-" or "_" in "${keyField}".`);
  return { answers, files: nameApart(files), id, extra: rest };
}

/** Phones call all pictures the same: files of one field get different names, also for folders without capitals. */
function nameApart(files: StoredFile[]): StoredFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
    let { name } = file;
    const key = () => `${file.field}/${name.toLowerCase()}`;
    for (let count = 2; taken.has(key()); count++) name = `${stem}-${count}${ending}`;
    taken.add(key());
    return { ...file, name };
  });
}

function readBody(request: IncomingMessage, limit: number, upload?: Upload): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // The connection stays open for the answer.
    const stop = (error: unknown) => {
      request.off('data', take);
      reject(error);
    };
    function take(chunk: Buffer): void {
      size += chunk.length;
      if (size > limit) return stop(tooLarge());
      chunks.push(chunk);
      upload?.take(chunk.length);
    }
    upload?.signal.addEventListener('abort', () => stop(upload.signal.reason));
    request.on('data', take);
    finished(request, { writable: false }, (error) => {
      if (error) return reject(error);
      upload?.complete();
      resolve(Buffer.concat(chunks));
    });
  });
}

function parseJson(body: Buffer, maxTexts: number): Record<string, string> {
  requireUtf8(body);
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
  const isTexts =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string');
  if (!isTexts || Object.keys(value as object).length > maxTexts)
    throw new HttpError(400, 'Expected one JSON object with a text for each field.');
  return value as Record<string, string>;
}

interface ParsedForm {
  texts: [string, string][];
  files: StoredFile[];
}

/** @throws HttpError 400 for other bytes, which would be replaced without a word. */
function requireUtf8(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new HttpError(400, 'The body is not valid UTF-8.');
}

function parseUrlEncoded(body: Buffer): ParsedForm {
  requireUtf8(body);
  const text = body.toString('utf8');
  for (const [run] of text.matchAll(/(?:%[0-9a-f]{2})+/gi))
    requireUtf8(Buffer.from(run.replaceAll('%', ''), 'hex'));
  return { texts: [...new URLSearchParams(text)], files: [] };
}

async function parseMultipart(
  headers: IncomingHttpHeaders,
  body: Buffer,
  maxParts: number,
): Promise<ParsedForm> {
  const form: ParsedForm = { texts: [], files: [] };
  for (const head of headsOf(body, headers['content-type'] ?? '', maxParts)) requireUtf8(head);
  await new Promise<void>((resolve, reject) => {
    // In pieces, because the parser reads the whole of one, also behind an error.
    const pieces = Readable.from(cut(body, 16 * 1024));
    const refuse = (error: unknown) => {
      pieces.destroy();
      reject(error);
    };
    const parser = new Busboy({
      headers: headers as BusboyHeaders,
      limits: { parts: maxParts, fileSize: maxFileSize },
      // Of texts the parser would replace bytes that are no UTF-8.
      isPartAFile: () => true,
    });
    parser.on('partsLimit', () => refuse(tooLarge()));
    parser.on('file', (field: string | undefined, stream, name: string | undefined) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => refuse(tooLarge()));
      // The body ends in the middle of a file.
      stream.on('error', refuse);
      stream.on('end', () => {
        try {
          addPart(form, field ?? '', name, Buffer.concat(chunks));
        } catch (error) {
          refuse(error);
        }
      });
    });
    parser.on('error', refuse);
    parser.on('finish', resolve);
    pieces.pipe(parser);
  }).catch((error: unknown) => {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body is not a valid form.');
  });
  return form;
}

/** The beginnings of parts: the names of fields and files. */
function* headsOf(body: Buffer, type: string, maxParts: number): Generator<Buffer> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  let start = boundary === undefined ? -1 : body.indexOf(`--${boundary}`);
  for (let count = 0; start >= 0 && count < maxParts; count++) {
    const end = body.indexOf('\r\n\r\n', start);
    if (end < 0) return;
    yield body.subarray(start, end);
    start = body.indexOf(`--${boundary}`, end);
  }
}

function* cut(body: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

/** @throws HttpError when a text is too long or has other bytes than UTF-8. */
function addPart(form: ParsedForm, field: string, name: string | undefined, content: Buffer): void {
  if (name === undefined) {
    if (content.length > maxTextSize) throw tooLarge();
    requireUtf8(content);
    form.texts.push([field, content.toString('utf8')]);
    return;
  }
  // Browsers send an empty file field without a name and without content.
  if (content.length === 0 && !name) return;
  const type = detectFile(content) ?? 'application/octet-stream';
  form.files.push({ field, name: nameFile(name, type), type, content });
}

function tooLarge(): HttpError {
  return new HttpError(413, 'This is more than the form takes.', {
    word: 'tooLarge',
    headers: { connection: 'close' },
  });
}
