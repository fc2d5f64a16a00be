/** Replaces a block's offer by the frame when its button is pressed. Returns a cleanup function. */
export function runEmbed(block: HTMLElement): () => void {
  const place = block.querySelector<HTMLElement>('[data-frame]');
  const end = new AbortController();
  place?.querySelector('button')?.addEventListener('click', () => showFrame(place), { signal: end.signal });
  return () => end.abort();
}

function showFrame(place: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.title = place.dataset.name!;
  frame.allow = 'fullscreen; encrypted-media; picture-in-picture';
  // Some film hosts refuse frames without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = place.dataset.frame!;
  place.replaceChildren(frame);
  frame.focus();
}
