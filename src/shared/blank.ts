/** Only spaces and characters without a glyph: zero-width ones, joiners, fillers, the empty Braille cell. */
const shapeless = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text without a visible character. */
export function isBlank(text: string): boolean {
  return shapeless.test(text);
}

const space = /[^\S\ufeff]/;
/**
 * Invisible characters that no word needs: control characters, soft hyphens, zero-width spaces, direction
 * marks. Joiners and variation selectors are not among them: words and emoji are written with these.
 */
export const needlessSign =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

export function isInvisible(sign: string): boolean {
  return needlessSign.test(sign) && !space.test(sign);
}

export function withoutInvisible(text: string): string {
  return [...text].filter((sign) => !isInvisible(sign)).join('');
}
