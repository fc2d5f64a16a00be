/** The control characters that JSON reads from a backslash and a letter. */
const letters: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };
const nameOf = (sign: string) => (sign === '\n' ? 'line end' : sign === '\t' ? 'tab' : 'control character');

/** Words without spaces, across what may stand for a backslash and a letter. */
const words = /(?:[^\s\b]|[\b\f]|[\n\r\t](?=[\p{Ll}\p{N}_\\{]))+/gu;

/**
 * A place where nobody means the control character: behind a drive or a folder of Windows; between a word and small
 * letters; in a formula. A line end elsewhere, and a tab at the beginning of a line or before a capital letter, may be
 * meant.
 */
const lost =
  /(?:(?<![\p{L}\p{N}])[A-Za-z]:|\\[^\s\\]{1,80})[\b\f\n\r\t](?=[\p{Ll}_])|[\b\f](?=[\p{L}\p{N}_{])|(?<!\n)\r(?=\p{Ll})|[$({^_][\n\t](?=\p{Ll})|(?<=[\p{L}\p{N}] ?)\t(?=\p{Ll})/u;

/** A part of a text where a backslash before a letter was read as a control character, as in "C:\new". */
export interface LostBackslash {
  text: string;
  start: number;
  /** The name of the control character, and how JSON writes it. */
  sign: ReturnType<typeof nameOf>;
  escape: string;
  meant: string;
}

const anySign = /[\b\f\n\r\t]/g;

export function findLostBackslash(text: string): LostBackslash | undefined {
  const match = text.search(anySign) !== -1 ? lost.exec(text) : undefined;
  if (!match) return undefined;
  for (const { 0: word, index: start } of text.matchAll(words)) {
    if (start + word.length <= match.index) continue;
    const plain = word.replaceAll(anySign, (sign) => `\\${letters[sign]}`);
    // JSON reads two backslashes before the name of a server as one.
    const meant = /^\\[^\\]/.test(word) ? `\\${plain}` : plain;
    const sign = word.charAt(word.search(anySign));
    return { text: word, start, sign: nameOf(sign), escape: `\\${letters[sign]}`, meant };
  }
  return undefined;
}
