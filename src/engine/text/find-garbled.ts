/** Letters that one byte stands for in Windows-1252 and that no other encoding names so, from 0x80 on. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * UTF-8 that was read as Windows-1252: "Ã¼" for "ü", "â€™" for "’". A letter that begins such a pair stands in the midst
 * of small ones: capital words in quotes, as in »CAFÉ«, look the same otherwise.
 */
const garbled =
  /â(?:€[^\s\w]|‚¬|„¢)|ðŸ[^\s\w]{2}|(?<!\p{Lu})Â[\u00a0-\u00bf]|(?:(?<=\p{Ll})|(?<!\p{L})(?=..\p{Ll}))[ÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/**
 * What each such pair begins with, and the sign for a lost letter. Few texts hold one, and looking for it takes a tenth
 * of the time.
 */
const sign = /[âðÂÃÄÅ\ufffd]/;

export function mayBeGarbled(text: string): boolean {
  return sign.test(text);
}

export interface Garbled {
  text: string;
  start: number;
  /** The same read with the right encoding. */
  meant: string;
}

/** The stretch of a text from its first to its last garbled letter. */
export function findGarbled(text: string): Garbled | undefined {
  if (!mayBeGarbled(text)) return undefined;
  const found = [...text.matchAll(garbled)].filter(([match]) => decode(match) !== undefined);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return undefined;
  const stretch = text.slice(first.index, last.index + last[0].length);
  const meant = found
    .map(([match], index) => {
      const next = found[index + 1]?.index ?? first.index + stretch.length;
      const end = (found[index]?.index ?? 0) + match.length;
      return (decode(match) ?? match) + text.slice(end, next);
    })
    .join('');
  return { text: stretch, start: first.index, meant };
}

function decode(text: string): string | undefined {
  const bytes = Array.from(text, toByte);
  if (bytes.includes(undefined)) return undefined;
  const read = Buffer.from(bytes.map(Number)).toString('utf8');
  return read.includes('\ufffd') ? undefined : read;
}

function toByte(char: string): number | undefined {
  const at = windows.indexOf(char);
  if (at !== -1) return 0x80 + at;
  const code = char.charCodeAt(0);
  return code < 0x100 ? code : undefined;
}
