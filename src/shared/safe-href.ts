/** A page path, a jump on this page, or one of the three schemes a link may use. */
const allowed = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;
/** Browsers drop these while reading an address, so `java\nscript:` would slip past a look at its beginning. */
const hidden = /[\u0000-\u001f\u007f\\]/;

/** True for `/path`, `#anchor`, `https:`, `mailto:` and `tel:` addresses; nothing else may be a link. */
export function isSafeHref(href: string): boolean {
  return allowed.test(href) && !hidden.test(href);
}

/**
 * The second lock on links, at render: the check has refused unsafe addresses already.
 * @throws Error when an unsafe address got this far.
 */
export function safeHref(href: string): string {
  if (isSafeHref(href)) return href;
  throw new Error(`Unsafe link address "${href}" reached the renderer.`);
}
