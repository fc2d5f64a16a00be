import type { StoredMessage } from '../store/message-store.ts';

/** One line per message: number, time, form and the beginning of the answers. */
export async function* formatList(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const message of messages) {
    isEmpty = false;
    yield `${formatLine(message)}\n`;
  }
  if (isEmpty) yield 'No messages.\n';
}

export function formatLine({ number, received, page, form, answers, files, reasons }: StoredMessage): string {
  const text = inOneLine(Object.values(answers).filter(Boolean).join(' | '));
  const attached = files.length > 0 ? ` [${files.map(({ name }) => inOneLine(name)).join(', ')}]` : '';
  return `${String(number).padStart(5)}  ${received.slice(0, 16).replace('T', ' ')}  ${page}#${form}  ${shorten(text)}${attached}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`;
}

/** One array. */
export async function* formatJson(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const message of messages) {
    yield before + JSON.stringify(message, null, 2).replaceAll(/^/gm, '  ');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** One object per line. */
export async function* formatJsonLines(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  for await (const message of messages) yield `${JSON.stringify(message)}\n`;
}

export function formatMessage(message: StoredMessage): string {
  const { number, received, page, form, subject, answers, files, suspect, reasons } = message;
  return [
    `Message ${number}: ${subject}`,
    `Received ${received} from ${page}#${form}`,
    ...(suspect ? [`Kept apart: ${reasons.join(', ')}`] : []),
    ...Object.entries(answers).map(([name, answer]) => `\n${name}:\n${indent(answer)}`),
    ...files.map(({ field, name, type, size }) => `\n${field}: ${inOneLine(name)} (${type}, ${size} bytes)`),
  ].join('\n');
}

/**
 * A table for spreadsheets (RFC 4180). Visitors wrote the values, so an apostrophe precedes whatever a
 * spreadsheet could take for a formula, also after semicolons and tabs, which some spreadsheets take for
 * separators. Reads the messages twice: first for the names of the columns.
 */
export async function* formatCsv(read: () => AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  const names = new Set<string>();
  let last = 0;
  for await (const { number, answers } of read()) {
    last = number;
    for (const name of Object.keys(answers)) names.add(name);
  }
  yield toRow(['number', 'received', 'page', 'form', 'subject', ...names, 'files']);
  for await (const { number, received, page, form, subject, answers, files } of read()) {
    // It has arrived since, perhaps with other names.
    if (number > last) return;
    const cells = Array.from(names, (name) => answers[name] ?? '');
    const attached = files.map(({ name }) => name).join(' ');
    yield toRow([String(number), received, page, form, subject, ...cells, attached]);
  }
}

const toRow = (cells: string[]) => `${cells.map(toCell).join(',')}\r\n`;

function toCell(text: string): string {
  const safe = text
    .replaceAll(/(^|[;\t\r\n])(?=[\s\p{C}"]{0,8}[=+\-@＝＋－＠])/gu, "$1'")
    .replace(/^(?=[\t\r])/, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Replaces characters that could move a terminal's cursor, change its colours or reverse its lines. Joiners
 * stay, because they are part of words.
 */
export function withoutControls(text: string): string {
  return text.replaceAll(/(?![\n\u200c\u200d])\p{C}/gu, ' ');
}

function inOneLine(text: string): string {
  return withoutControls(text).replaceAll(/\s+/g, ' ');
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${inOneLine(line)}`)
    .join('\n');
}
