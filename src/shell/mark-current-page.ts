/** Marks the links of the shell that lead to the page at `path`, after the page was exchanged. */
export function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll('[data-shell] li > a:not([target])')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
