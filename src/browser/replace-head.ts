/**
 * Selects what a document's head says about its page: all that `pageHead` (documents/head.ts) writes from `<title>` on,
 * and the structured data.
 */
const aboutPage = 'head > :is(title, title ~ :has(~ [name="theme-color"]), [type="application/ld+json"])';

/** The elements of a document's head that describe its page. */
export function headOf(page: Document): Element[] {
  return [...page.querySelectorAll(aboutPage)];
}

/** Makes these elements say what the page is, and nothing else. They move: Trusted Types refuses copies of scripts. */
export function replaceHead(head: readonly Element[]): void {
  const old = headOf(document);
  old[0]?.before(...head);
  for (const element of old) if (!head.includes(element)) element.remove();
}
