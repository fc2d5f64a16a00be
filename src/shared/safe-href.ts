/** A page path, an anchor on this page, or one of the three schemes that links may use. */
const allowed = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;
/** Browsers drop these while parsing an address, so `java\nscript:` would pass a test of its beginning. */
const hidden = /[\u0000-\u001f\u007f\\]/;

/** True for `/path`, `#anchor`, `https:`, `mailto:` and `tel:` addresses; nothing else may be a link. */
export function isSafeHref(href: string): boolean {
  return allowed.test(href) && !hidden.test(href);
}

/**
 * Validates a link again at render time, as a second barrier after the check.
 * @throws Error for an unsafe address.
 */
export function safeHref(href: string): string {
  if (isSafeHref(href)) return href;
  throw new Error(`Unsafe link address "${href}" reached the renderer.`);
}
