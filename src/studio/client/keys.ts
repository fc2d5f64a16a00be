/* The keys of the whole window. */
import { save } from './edits.ts';
import { takeStep } from './pages.ts';
import { isShortcutOn } from './shortcuts.ts';
import { update } from './store.ts';

/** Where the focus was in the form before `Esc` led to the page. */
let left: HTMLElement | undefined;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=radio], [type=checkbox])');

/** Listens to the keys of the whole window. */
export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    const isTaken = event.ctrlKey || event.metaKey ? pressCommand(event) : pressEscape(event);
    if (isTaken) event.preventDefault();
  });
}

function pressCommand({ key, shiftKey, target }: KeyboardEvent): boolean {
  switch (key.toLowerCase()) {
    case 's':
      if (!isShortcutOn('save')) return false;
      void save();
      return true;
    case 'k':
      if (!isShortcutOn('find')) return false;
      document.querySelector<HTMLElement>('.find input')?.focus();
      return true;
    case 'z':
    case 'y':
      // In a field these are the browser's.
      if (isTyping(target) || !isShortcutOn('undo')) return false;
      void takeStep(shiftKey || key.toLowerCase() === 'y' ? 'redo' : 'undo');
      return true;
    default:
      return false;
  }
}

/** From the form to the page. */
function pressEscape({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || !isShortcutOn('escape')) return false;
  if (!(target instanceof HTMLElement) || !target.closest('.form')) return false;
  left = target;
  update({ isFormShown: false });
  document.querySelector<HTMLElement>('.frame iframe')?.focus();
  return true;
}

/** From the page to the form. */
export function returnToForm(): void {
  if (!isShortcutOn('escape')) return;
  update({ isFormShown: true });
  const field = left?.isConnected
    ? left
    : document.querySelector<HTMLElement>('.form summary, .form textarea, .form input');
  field?.focus();
}
