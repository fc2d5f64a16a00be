/** Implements the attribute `closedby` of dialogs for browsers without it. */
export function polyfillClosedBy(): void {
  document.addEventListener('click', closeFromBackdrop);
  document.addEventListener('cancel', keepOpen, true);
  document.addEventListener('keydown', preventEscape);
}

/** A click on the dialog element but outside its box is a click on the backdrop. */
function closeFromBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || isLocked(target)) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

function keepOpen(event: Event): void {
  if (isLocked(event.target)) event.preventDefault();
}

/** Browsers let a second Escape close the dialog even when the first was prevented. */
function preventEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && document.querySelector('dialog[closedby="none"][open]'))
    event.preventDefault();
}

function isLocked(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('closedby') === 'none';
}
