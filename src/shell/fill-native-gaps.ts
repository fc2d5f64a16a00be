import { closeDialogs } from './start-dialogs.ts';

/**
 * For browsers without commands on buttons or without `closedby` on dialogs: does by script what they lack.
 * Until it has loaded, buttons open their dialog as a popover.
 */
export function fillNativeGaps(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', carryOut);
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', closeFromBackdrop);
    document.addEventListener('cancel', keepOpen, true);
    document.addEventListener('keydown', holdEscape);
  }
}

function carryOut(event: Event): void {
  const button = (event.target as Element).closest('button[popovertarget]');
  const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  closeDialogs();
  if (button?.getAttribute('popovertargetaction') !== 'hide') dialog.showModal();
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
