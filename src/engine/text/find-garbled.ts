/** One kind of garbled text: the wrong encoding used for reading, and how to undo it. */
interface Encoding {
  /** Matches one character of any garbled text of this kind. Cheap to test and rare in other texts. */
  sign: string;
  pattern: RegExp;
  /** Decodes a match of `pattern`. Returns undefined when the match was not garbled. */
  decode(text: string): string | undefined;
}

const bytes = Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index);
const highOf = (label: string) => new TextDecoder(label).decode(bytes);

/** Some versions of Node.js decode Windows-1252 as Latin 1, with control characters at 0x80 to 0x9F. */
const windows1252 = `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${Buffer.from(bytes.subarray(0x20)).toString('latin1')}`;

/** Code page 850, used by the Windows console. `TextDecoder` does not support it. */
const console850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** A root sign or a box-drawing line is only suspicious next to a letter. */
const besideLetter = (pair: string) => `(?<=\\p{L})${pair}|${pair}(?=\\p{L})`;

/**
 * "Ã¼", "√º" and "├╝" are "ü". The lead byte of a letter is a rare sign in one encoding and a capital letter in
 * another. In Windows-1252 it must be among small letters: capital words in quotes, as in »CAFÉ«, look the same.
 */
const encodings: readonly Encoding[] = [
  encoding(windows1252, (rest) => [
    'â(?:€[^\\s\\w]|‚¬|„¢)',
    '[\\u00e0-\\u00ef][\\u0080-\\u009f][\\u0080-\\u00bf]',
    'ð\\u009f[\\u0080-\\u00bf]{2}',
    '(?<!\\p{Lu})Â[\\u00a0-\\u00bf]',
    `(?:(?<=\\p{Ll})|(?<!\\p{L})(?=..\\p{Ll}))[ÃÄÅ]${rest}`,
    `(?<=\\p{Lu})Ã${rest}(?=\\p{Ll})`,
  ]),
  encoding(highOf('macintosh'), (rest) => [`‚[ÄÇÑ]${rest}`, besideLetter(`[¬√ƒ≈]${rest}`)]),
  encoding(highOf('windows-1251'), (rest) => [
    `в[Ђ„]${rest}`,
    `(?<=[a-z])[ВГДЕ]${rest}|[ВГДЕ]${rest}(?=[a-z])`,
  ]),
  encoding(highOf('windows-1250'), (rest) => [
    `(?:(?<=\\p{Ll})|(?<!\\p{L})(?=..\\p{Ll}))[ĂĹ]${rest}`,
    `(?<=\\p{Lu})[ĂĹ]${rest}(?=\\p{Ll})`,
  ]),
  encoding(highOf('windows-1253'), (rest) => [`(?<=[a-z])[ΓΔΕ]${rest}|[ΓΔΕ]${rest}(?=[a-z])`]),
  encoding(highOf('windows-1256'), (rest) => [`(?<=[a-z])[أؤإ]${rest}|[أؤإ]${rest}(?=[a-z])`]),
  encoding(console850, (rest) => [`ÔÇ${rest}`, besideLetter(`[┬├┼]${rest}`)]),
  // Quotes, dashes and letters of Windows-1252, read as Latin 1. The other controls mean nothing there.
  {
    sign: '[\\u0080\\u0082-\\u0084\\u0086-\\u008c\\u008e\\u0091-\\u009c\\u009e\\u009f]',
    pattern: /[\u0080\u0082-\u0084\u0086-\u008c\u008e\u0091-\u009c\u009e\u009f]+/g,
    decode: (text) => Array.from(text, (sign) => windows1252.charAt(sign.charCodeAt(0) - 0x80)).join(''),
  },
  // The mark at the beginning of a file in UTF-8.
  { sign: 'ï»¿', pattern: /ï»¿/g, decode: () => '' },
  // Line ends and tabs of a programming language that were never decoded: "One.\\nTwo". Paths may contain "\\n" too.
  {
    sign: '[\\p{L}\\d.!?,;)]\\\\[nrt]',
    pattern: /(?<=[\p{L}\d.!?,;)])(?:\\[nrt])+(?=\s|\p{Lu}|[-•*]|$)/gu,
    decode: (text) => text.replaceAll('\\r', '').replaceAll('\\n', '\n').replaceAll('\\t', ' '),
  },
  // Escapes of a programming language or a mail that were never decoded: "f\\u00fcr", "f=C3=BCr".
  {
    sign: '\\\\u[\\da-fA-F]{4}|=[C-F][\\dA-F]=[89AB]',
    pattern: /(?:\\u(?!00[0-9])[\da-fA-F]{4})+|(?:=[C-F][\dA-F](?:=[89AB][\dA-F]){1,3})+/g,
    decode(text) {
      const digits = text.replaceAll(/\\u|=/g, '');
      const read = text.startsWith('=')
        ? Buffer.from(digits, 'hex').toString('utf8')
        : Buffer.from(digits, 'hex').swap16().toString('utf16le');
      return /[\p{Cc}\p{Cs}\ufffd]/u.test(read) ? undefined : read;
    },
  },
];

/**
 * A single-byte encoding in which UTF-8 was read. `high`: its characters for the bytes from 0x80. `single`: patterns
 * that detect one letter. Other scripts are detected by several letters in a row, emoji by their length.
 */
function encoding(high: string, single: (rest: string) => string[]): Encoding {
  const signs = (from: number, to = from) => high.slice(from - 0x80, to - 0x7f);
  // Latin 1 has control characters where Windows-1252 has printable ones.
  const rest = `[\\u0080-\\u009f${signs(0x80, 0xbf)}]`;
  const [two, three] = [signs(0xce, 0xd1) + signs(0xd7, 0xdb), signs(0xe0, 0xed)];
  const several = [
    `(?:[${two}]${rest}){3,}`,
    `(?:[${three}]${rest}{2}){2,}`,
    `${signs(0xf0)}${signs(0x9f)}${rest}{2}`,
  ];
  return {
    decode: (text) => decode(text, high),
    sign: `[${signs(0xc2, 0xc5)}${two}${three}${signs(0xf0)}]${rest}`,
    pattern: new RegExp([...several, ...single(rest)].join('|'), 'gu'),
  };
}

/** Few texts contain one of these characters or the replacement character. This test takes a tenth of the time. */
const sign = new RegExp(['\\ufffd|ï¿½|锟斤拷', ...encodings.map((one) => one.sign)].join('|'), 'u');

function mayBeGarbled(text: string): boolean {
  return /[^\u0000-\u007f]|\\[unrt]|=[C-F]/.test(text) && sign.test(text);
}

export interface Garbled {
  text: string;
  start: number;
  /** The text decoded correctly; undefined if it was garbled more often than `maxRounds`. */
  meant: string | undefined;
}

/** More than two rounds are rare. */
const maxRounds = 4;

/** The range from the first to the last garbled letter. Undoes several rounds of garbling. */
export function findGarbled(text: string): Garbled | undefined {
  if (!mayBeGarbled(text)) return undefined;
  let current = text;
  let start = text.length;
  let behind = text.length;
  for (let round = 0; round < maxRounds; round++) {
    const found = findOnce(current);
    if (!found) break;
    start = Math.min(start, found.start);
    behind = Math.min(behind, current.length - found.start - found.text.length);
    current = current.slice(0, found.start) + found.meant + current.slice(found.start + found.text.length);
  }
  if (current === text) return undefined;
  const meant = current.slice(start, current.length - behind);
  return {
    text: text.slice(start, text.length - behind),
    start,
    meant: mayBeGarbled(meant) ? undefined : meant,
  };
}

function findOnce(text: string): { text: string; start: number; meant: string } | undefined {
  for (const { pattern, decode: read } of encodings) {
    const found = [...text.matchAll(pattern)].filter(([match]) => read(match) !== undefined);
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last) continue;
    const end = last.index + last[0].length;
    const whole = text.replaceAll(pattern, (match) => read(match) ?? match);
    return {
      text: text.slice(first.index, end),
      start: first.index,
      meant: whole.slice(first.index, whole.length - text.length + end),
    };
  }
  return undefined;
}

function decode(text: string, high: string): string | undefined {
  const found = Array.from(text, (char) => toByte(char, high));
  if (found.includes(undefined)) return undefined;
  const read = Buffer.from(found.map(Number)).toString('utf8');
  return read.includes('\ufffd') ? undefined : read;
}

function toByte(char: string, high: string): number | undefined {
  const at = high.indexOf(char);
  if (at !== -1) return 0x80 + at;
  const code = char.charCodeAt(0);
  return code < 0xa0 ? code : undefined;
}
