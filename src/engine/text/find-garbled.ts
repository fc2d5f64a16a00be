/** A kind of garbled text. */
interface Encoding {
  pattern: RegExp;
  /** Matches where any text of this kind does, also one that cannot be decoded. Quicker to test than the pattern. */
  sign?: string;
  /** Decodes a match of `pattern`. Returns undefined when the match was not garbled. */
  decode(text: string): string | undefined;
}

const bytes = Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index);
const highOf = (label: string) => new TextDecoder(label).decode(bytes);

/** Some versions of Node.js decode Windows-1252 as Latin 1, with control characters at 0x80 to 0x9F. */
const windows1252 = `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${Buffer.from(bytes.subarray(0x20)).toString('latin1')}`;

/**
 * Code page 850, used by the Windows console. `TextDecoder` does not support it. The line "─" is left out, as people
 * draw boxes around words with it.
 */
const console850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├\u0000┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const encodings: readonly Encoding[] = [
  // "Â" is rare before a sign, except in capital words.
  encoding(windows1252, '[a-z]', '(?<!\\p{Lu})Â[\\u00a0-\\u00bf]'),
  encoding(highOf('macintosh'), '\\p{L}'),
  encoding(highOf('windows-1251')),
  encoding(highOf('windows-1250')),
  encoding(highOf('windows-1253')),
  encoding(highOf('windows-1256')),
  encoding(console850, '\\p{L}'),
  // Quotes, dashes and letters of Windows-1252, read as Latin 1. The other controls mean nothing there.
  {
    pattern: /[\u0080\u0082-\u0084\u0086-\u008c\u008e\u0091-\u009c\u009e\u009f]+/g,
    decode: (text) => Array.from(text, (sign) => windows1252.charAt(sign.charCodeAt(0) - 0x80)).join(''),
  },
  // The mark at the beginning of a file in UTF-8.
  { pattern: /ï»¿/g, decode: () => '' },
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
 * A single-byte encoding in which UTF-8 was read. `high`: its characters for the bytes from 0x80. `neighbour`: what
 * stands beside a single garbled letter: a small letter where capital words in quotes, as in »CAFÉ«, look the same.
 */
function encoding(high: string, neighbour = '[a-z]', ...extraPatterns: string[]): Encoding {
  const signs = (from: number, to = from) => high.slice(from - 0x80, to - 0x7f);
  // Latin 1 has control characters where Windows-1252 has printable ones.
  const rest = `[\\u0080-\\u009f${signs(0x80, 0xbf)}]`;
  /** What the first byte of a letter is read as: of Latin, of scripts with two bytes, and of those with three. */
  const latin = signs(0xc2, 0xc5);
  const two = signs(0xce, 0xd1) + signs(0xd7, 0xdb);
  const three = signs(0xe0, 0xed);
  const patterns = [
    ...extraPatterns,
    `(?<=${neighbour})[${latin}]${rest}|[${latin}]${rest}(?=${neighbour})`,
    // Other scripts.
    `(?:[${two}]${rest}){3,}|(?:[${three}]${rest}{2}){2,}`,
    // Emoji, quotes, dashes, "€", "№" and "™".
    `${signs(0xf0)}[\\u009f${signs(0x9f)}]${rest}{2}`,
    `${signs(0xe2)}[\\u0080\\u0082\\u0084${signs(0x80)}${signs(0x82)}${signs(0x84)}]${rest}`,
  ];
  return {
    decode: (text) => decode(text, high),
    sign: `[${latin}${two}${three}${signs(0xf0)}]${rest}`,
    pattern: new RegExp(patterns.join('|'), 'gu'),
  };
}

const signOf = ({ sign, pattern }: Encoding) => sign ?? pattern.source;
/** Few texts contain one of these characters or the replacement character. This test takes a tenth of the time. */
const anySign = new RegExp(['\\ufffd|ï¿½|锟斤拷', ...encodings.map(signOf)].join('|'), 'u');

function mayBeGarbled(text: string): boolean {
  return /[^\u0000-\u007f]|\\[unrt]|=[C-F]/.test(text) && anySign.test(text);
}

/** More than two rounds are rare. */
const maxRounds = 4;

/** The range from the first to the last garbled letter, and what is meant, if that can be decoded, also in rounds. */
export function findGarbled(text: string) {
  if (!mayBeGarbled(text)) return undefined;
  let range: Decoded = { text, start: text.length, behind: text.length };
  for (let round = 0; round < maxRounds; round++) {
    const before = range.text;
    for (const candidate of encodings) range = decodeAll(range, candidate);
    if (range.text === before) break;
  }
  if (range.text === text) return undefined;
  const { start, behind } = range;
  const meant = range.text.slice(start, range.text.length - behind);
  return {
    text: text.slice(start, text.length - behind),
    start,
    meant: mayBeGarbled(meant) ? undefined : meant,
  };
}

/** A text of which parts are decoded. `start`, `behind`: numbers of letters before and behind these parts. */
interface Decoded {
  text: string;
  start: number;
  behind: number;
}

/** Decodes all parts that one encoding explains. */
function decodeAll(whole: Decoded, { pattern, decode: read }: Encoding): Decoded {
  let { start, behind } = whole;
  const text = whole.text.replaceAll(pattern, (match, at: number) => {
    const meant = read(match);
    if (meant === undefined) return match;
    start = Math.min(start, at);
    behind = Math.min(behind, whole.text.length - at - match.length);
    return meant;
  });
  return { text, start, behind };
}

function decode(text: string, high: string): string | undefined {
  const codes = Array.from(text, (char) => toByte(char, high));
  if (codes.includes(undefined)) return undefined;
  const read = Buffer.from(codes.map(Number)).toString('utf8');
  return read.includes('\ufffd') ? undefined : read;
}

function toByte(char: string, high: string): number | undefined {
  const at = high.indexOf(char);
  if (at !== -1) return 0x80 + at;
  const code = char.charCodeAt(0);
  return code < 0xa0 ? code : undefined;
}
