/** Marks the shell's links to the page at `path` after a navigation. */
export function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll('[data-shell] li > a:not([target])')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
