import type { Json } from '../../src/engine/json/json.ts';

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
const insideStrings = (text: string, change: (string: string) => string) =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"/g, change);

/** The ways in which editors and programs write a JSON file, by their names. */
export const spellings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  CR: (text) => text.replaceAll('\n', '\r'),
  'a byte order mark': (text) => `\ufeff${text}`,
  tabs: (text) => text.replaceAll(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  'four spaces': (text) => text.replaceAll(/^(?: {2})+/gm, (spaces) => spaces.repeat(2)),
  'one line': (text) => JSON.stringify(JSON.parse(text) as Json),
  'no final newline': (text) => text.trimEnd(),
  'escaped slashes': (text) => insideStrings(text, (string) => string.replaceAll('/', '\\/')),
  escapes: (text) =>
    insideStrings(text, (string) => string.replaceAll(/(?<!\\)[^\0-~]|(?<=[a-z])[osv]/g, escaped)),
};
