import type { StoredMessage } from '../store/message-store.ts';

/** One line per message: number, time, form and the beginning of the answers. */
export function formatList(messages: StoredMessage[]): string {
  if (messages.length === 0) return 'No messages.';
  const lines = messages.map(({ number, received, page, form, answers, files }) => {
    const text = inOneLine(Object.values(answers).filter(Boolean).join(' | '));
    const attached = files.length > 0 ? ` [${files.map(({ name }) => inOneLine(name)).join(', ')}]` : '';
    return `${String(number).padStart(5)}  ${received.slice(0, 16).replace('T', ' ')}  ${page}#${form}  ${shorten(text)}${attached}`;
  });
  return lines.join('\n');
}

export function formatMessage(message: StoredMessage): string {
  const { number, received, page, form, subject, answers, files } = message;
  return [
    `Message ${number}: ${subject}`,
    `Received ${received} from ${page}#${form}`,
    ...Object.entries(answers).map(([name, answer]) => `\n${name}:\n${indent(answer)}`),
    ...files.map(({ field, name, type, size }) => `\n${field}: ${inOneLine(name)} (${type}, ${size} bytes)`),
  ].join('\n');
}

/**
 * A table for spreadsheets (RFC 4180). Visitors wrote the values, so an apostrophe precedes whatever a
 * spreadsheet could take for a formula, also after semicolons and tabs, which some spreadsheets take for
 * separators.
 */
export function formatCsv(messages: StoredMessage[]): string {
  const names = [...new Set(messages.flatMap(({ answers }) => Object.keys(answers)))];
  const head = ['number', 'received', 'page', 'form', 'subject', ...names, 'files'];
  const rows = messages.map(({ number, received, page, form, subject, answers, files }) => [
    String(number),
    received,
    page,
    form,
    subject,
    ...names.map((name) => answers[name] ?? ''),
    files.map(({ name }) => name).join(' '),
  ]);
  return [head, ...rows].map((row) => row.map(toCell).join(',') + '\r\n').join('');
}

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
