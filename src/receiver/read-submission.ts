import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { maxFileSize } from '../shared/forms/field-rules.ts';
import { keyField } from '../shared/forms/form-target.ts';
import { detectFile, nameFile } from './detect-file.ts';
import { HttpError } from './answers.ts';
import type { StoredFile } from './store/message-store.ts';

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

const maxFields = 40;
const formType = 'application/x-www-form-urlencoded';

/** Upper limit of the size of a request's body, in bytes. */
export function sizeOf(request: IncomingMessage): number {
  const limit = limitOf(request);
  return Math.min(Number(request.headers['content-length'] ?? limit), limit);
}

/** Size limit of a message without files, in bytes. So small that memory needs no limit for all of them. */
export const maxTextSize = 64 * 1024;

function limitOf(request: IncomingMessage): number {
  return typeOf(request) === 'multipart/form-data' ? maxFileSize + maxTextSize : maxTextSize;
}

function typeOf({ headers }: IncomingMessage): string | undefined {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
}

/**
 * Reads the body of a request: JSON, or an HTML form.
 * @throws HttpError 400, 413 or 415.
 */
export async function readSubmission(request: IncomingMessage): Promise<Submission> {
  const type = typeOf(request);
  const limit = limitOf(request);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  if (!/^identity$/i.test(request.headers['content-encoding'] ?? 'identity'))
    throw new HttpError(415, 'Send the message without compression.', { headers: { connection: 'close' } });
  if (type !== 'application/json' && type !== 'multipart/form-data' && type !== formType)
    throw new HttpError(415, `Send JSON, multipart/form-data or ${formType}.`);
  const body = await readBody(request, limit);
  if (type === 'application/json') return sort(Object.entries(parseJson(body)), []);
  const { fields, files } = await parseForm(request.headers, body);
  // Browsers send line breaks of forms as CRLF.
  return sort(
    fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
    files,
  );
}

function sort(fields: [string, string][], files: StoredFile[]): Submission {
  const answers = Object.create(null) as Record<string, string>;
  const extra = Object.create(null) as Record<string, string>;
  const names = [...fields.map(([name]) => name), ...files.map(({ field }) => field)];
  // A part of a form may have none, whatever its type says.
  if (!names.every(Boolean)) throw new HttpError(400, 'A field has no name.');
  // There is no telling which of the two was meant.
  if (new Set(names).size < names.length) throw new HttpError(400, 'A field was sent twice.');
  for (const [name, value] of fields) (name.startsWith('_') ? extra : answers)[name] = value;
  const { [keyField]: id, ...others } = extra;
  if (id !== undefined && !/^[\w-]{8,64}$/.test(id))
    throw new HttpError(400, `Expected 8 to 64 letters, digits, "-" or "_" in "${keyField}".`);
  return { answers, files, id, extra: others };
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): Record<string, string> {
  // Other bytes would be replaced without a word.
  if (!isUtf8(body)) throw new HttpError(400, 'The body is not valid UTF-8.');
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
  if (!isTexts || Object.keys(value as object).length > maxFields)
    throw new HttpError(400, 'Expected one JSON object with a text for each field.');
  return value as Record<string, string>;
}

interface Form {
  fields: [string, string][];
  files: StoredFile[];
}

async function parseForm(headers: IncomingHttpHeaders, body: Buffer): Promise<Form> {
  const limits = { fields: maxFields + 1, files: 5, fileSize: maxFileSize, fieldSize: maxTextSize };
  const form: Form = { fields: [], files: [] };
  return new Promise<Form>((resolve, reject) => {
    const refuse = () => reject(tooLarge());
    const parser = new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...limits, fieldNameSize: 100 },
    });
    parser.on('field', (name, value, isNameCut, isCut) => {
      form.fields.push([name, value]);
      if (isNameCut || isCut || form.fields.length > maxFields) refuse();
    });
    parser.on('filesLimit', refuse);
    parser.on('file', (field, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', refuse);
      // The body ends in the middle of a file.
      stream.on('error', reject);
      stream.on('end', () => {
        const content = Buffer.concat(chunks);
        // Browsers send an empty file field without a name and without content.
        if (content.length === 0 && !name) return;
        const type = detectFile(content) ?? 'application/octet-stream';
        form.files.push({ field, name: nameFile(name, type), type, content });
      });
    });
    parser.on('error', reject);
    parser.on('finish', () => resolve(form));
    parser.end(body);
  }).catch((error: unknown) => {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body is not a valid form.');
  });
}

function tooLarge(): HttpError {
  return new HttpError(413, 'This is more than the form takes.', {
    word: 'tooLarge',
    headers: { connection: 'close' },
  });
}
