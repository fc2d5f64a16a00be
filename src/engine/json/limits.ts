/** The longest page of this site has 20 KB. The limit keeps a hostile file from delaying a build. */
export const maxFileBytes = 1024 * 1024;
/** A page nests about ten levels. Deeper values could overflow the stack of a recursive reader. */
export const maxDepth = 64;
/** About 3,000 words in one field; longer texts belong in several blocks. */
export const maxStringLength = 20_000;

export function isTooLong(text: string): boolean {
  return text.length > maxStringLength;
}

/** The longest text in brand.json. A placeholder may be used a thousand times, so its value must be short. */
export const maxPlaceholderLength = 200;
/** The longest key of a schema has 30 letters. */
export const maxKeyLength = 200;
/** The page schema allows as many blocks on a page. */
export const maxSharedUses = 60;
