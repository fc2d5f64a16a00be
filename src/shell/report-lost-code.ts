let typed = false;
addEventListener('input', () => (typed = true));

/**
 * Says in the console what did not come. When the server no longer has it, because the site was deployed anew in
 * between, the browser loads the page once more; not when that would lose what the visitor has typed, and not twice
 * for one build, which the address of this file stands for. Throws where storage is blocked: nothing could keep the
 * page from being loaded again and again.
 */
export function reportLostCode(error: unknown): void {
  // Not when the visitor is just leaving: Firefox drops there and then what is still on its way.
  setTimeout(console.warn, 4000, error);
  if ((error as Error).cause && !typed && sessionStorage.lost !== (sessionStorage.lost = import.meta.url))
    location.reload();
}
