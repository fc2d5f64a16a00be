/** Signs that stand for letters in another shape. Texts use `least` of them in one word, or none is meant as letters. */
interface Shape {
  kind: string;
  signs: RegExp;
  least: number;
  /** True when no text means the sign itself. */
  safe?: boolean;
}

/** Letters and numbers of mathematics in bold, italic, script; Unicode has some of these among its symbols. */
const mathematical = String.raw`\u{1d400}-\u{1d7ff}\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134`;
/** In the order of the alphabet; two are lacking. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘ-ʀꜱᴛᴜᴠᴡ-ʏᴢ';
const allSmallCapitals = smallCapitals.replaceAll('-', '');
const circled = String.raw`\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}`;
const wide = String.raw`\uff10-\uff19\uff21-\uff3a\uff41-\uff5a`;

const shape = (kind: string, signs: string, least = 1, safe = false): Shape => ({
  kind,
  signs: new RegExp(`[${signs}]`, 'gu'),
  least,
  safe,
});

const shapes: readonly Shape[] = [
  // PDF files contain these.
  shape('ligature', String.raw`\ufb00-\ufb06\ufb13-\ufb17`, 1, true),
  shape('radical in the place of a character', String.raw`\u2f00-\u2fd5`, 1, true),
  shape('letters of a printed form', String.raw`\ufb50-\ufbb1\ufbd3-\ufd3d\ufd50-\ufdc7\ufe70-\ufefc`),
  shape('letters of mathematics', mathematical, 2),
  shape('letters in circles or squares', circled, 2),
  shape('small capitals', allSmallCapitals, 4),
  shape('wide letters', wide),
];

/** All of these that are letters or digits. */
export const shaped = String.raw`\u2f00-\u2fd5\ufb00-\ufb17\ufb50-\ufdc7\ufe70-\ufefc${mathematical}${wide}${allSmallCapitals}`;

const word = new RegExp(`(?:[\\p{L}\\p{M}\\p{N}\\u2f00-\\u2fd5${circled}])+`, 'gu');
/** Chinese, Japanese and Korean, whose texts may have wide letters. */
const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u;

function plainOf(sign: string): string {
  const code = sign.codePointAt(0)!;
  if (code >= 0x1f150 && code <= 0x1f189) return String.fromCharCode(65 + ((code - 0x1f150) % 32));
  const capital = smallCapitals.indexOf(sign);
  return capital === -1 ? sign.normalize('NFKC') : String.fromCharCode(97 + capital);
}

/** A word with such signs. `meant`: with plain letters. */
export interface ShapedWord extends Pick<Shape, 'kind' | 'safe'> {
  text: string;
  start: number;
  meant: string;
}

/** The words of a text whose letters have another shape. `isWide`: its language may have wide letters. */
export function findShaped(text: string, isWide: boolean): ShapedWord[] {
  if (!/[^\0-\u02ff]/.test(text)) return [];
  const words = [...text.matchAll(word)];
  return shapes.flatMap(({ kind, signs, least, safe }) => {
    if (kind === 'wide letters' && (isWide || eastAsian.test(text))) return [];
    const within = words.filter(({ 0: token }) => token.search(signs) !== -1);
    // A single one may be a variable, a mark or a sound.
    if (!within.some(({ 0: token }) => (token.match(signs)?.length ?? 0) >= least)) return [];
    return within.map(({ 0: token, index: start }) => ({
      kind,
      safe: safe ?? false,
      text: token,
      start,
      meant: token.replaceAll(signs, plainOf),
    }));
  });
}
