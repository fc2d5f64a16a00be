/** Far above any honest page (the longest of this site has 20 KB); keeps a hostile one from holding up a build. */
export const maxFileBytes = 1024 * 1024;
/** A page nests about ten levels. Deeper values could overflow the stack of a recursive reader. */
export const maxDepth = 64;
/** About 3,000 words in one field: more belongs into several blocks. */
export const maxStringLength = 20_000;

export function isTooLong(text: string): boolean {
  return text.length > maxStringLength;
}

/** The longest text the schema of brand.json allows. What is placed a thousand times has to be short. */
export const maxPlaceholderLength = 200;
/** The longest key of a schema has 30 letters. */
export const maxKeyLength = 200;
/** As many blocks as a page may have. More of them count once the page's schema is kept to. */
export const maxSharedUses = 60;
