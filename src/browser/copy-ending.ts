/** Says of `<main>` what another document of the site says of its own: whether its blocks end in a call to action. */
export function copyEnding(page: Document): void {
  const endsInCall = page.getElementById('main')!.hasAttribute('data-ends-in-call');
  document.getElementById('main')!.toggleAttribute('data-ends-in-call', endsInCall);
}
