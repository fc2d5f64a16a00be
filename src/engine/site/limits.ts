/** Far above any honest page (the longest of this site has 20 KB); keeps a hostile one from holding up a build. */
export const maxFileBytes = 1024 * 1024;
/** A page nests about ten levels. Deeper values could overflow the stack of a recursive reader. */
export const maxDepth = 64;
/** About 3,000 words in one field: more belongs into several blocks. */
export const maxStringLength = 20_000;
