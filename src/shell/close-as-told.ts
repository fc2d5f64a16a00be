/** Does what the attribute `closedby` of dialogs asks for, in browsers that do not know it. */
export function closeAsTold(): void {
  document.addEventListener('click', closeFromBackdrop);
  document.addEventListener('cancel', keepOpen, true);
  document.addEventListener('keydown', holdEscape);
}

/** A click on the dialog itself but outside its box is a click on its backdrop. */
function closeFromBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || isLocked(target)) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

function keepOpen(event: Event): void {
  if (isLocked(event.target)) event.preventDefault();
}

/** Browsers let a second Escape through even when the first was refused; so none reaches them. */
function holdEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && document.querySelector('dialog[closedby="none"][open]'))
    event.preventDefault();
}

function isLocked(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('closedby') === 'none';
}
