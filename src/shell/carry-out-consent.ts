import { allowing, cookieCategories, type CookieCategory } from '../shared/cookie-preferences.ts';
import { addAllowedScripts } from './add-allowed-scripts.ts';
import { say } from './say.ts';
import {
  clearChoices,
  readPreferences,
  saveAccepted,
  saveDeclined,
  savePreferences,
} from './cookie-storage.ts';
import { dialogs } from './dialog-buttons.ts';
import { closeDialogs, openDialog } from './start-dialogs.ts';

/** Where the focus goes back to when the banner disappears. */
let opener: HTMLElement | null = null;

/** Does what a control of the banner, the dialog or the footer asks for, beyond what `answerPlainly` has done. */
export function carryOutConsent(control: HTMLElement): void {
  switch (control.dataset.consent) {
    case 'accept':
      return answer(saveAccepted);
    case 'refuse':
      return answer(saveDeclined);
    case 'preferences':
      return openPreferences();
    case 'allow':
      return save(cookieCategories);
    case 'decline':
      return save([]);
    case 'save':
      return save(cookieCategories.filter((category) => switchOf(category)?.checked));
    default:
      return reset(control);
  }
}

/** Ends the question. */
function answer(keep: () => void): void {
  const box = banner();
  keep();
  addAllowedScripts();
  const { activeElement } = document;
  // Only a focus that vanishes with the banner needs a new place; the visitor may have moved on meanwhile.
  if (activeElement !== document.body && !box.contains(activeElement)) return;
  const place = opener?.isConnected ? opener : document.getElementById('main');
  place?.focus({ preventScroll: true });
}

/** Choices that were saved before are taken as they are: the banner says so instead of asking again. */
function openPreferences(): void {
  const saved = readPreferences();
  if (saved) return announce('alreadySaved');
  const dialog = document.getElementById(dialogs.cookiePreferences);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  for (const category of cookieCategories) {
    const input = switchOf(category);
    if (input) input.checked = category === 'essential';
  }
  openDialog(dialog);
}

function save(allowed: readonly CookieCategory[]): void {
  savePreferences(allowing(allowed));
  addAllowedScripts();
  closeDialogs();
  announce('saved');
}

function reset(control: HTMLElement): void {
  clearChoices();
  opener = control;
  closeDialogs();
  banner().focus();
  announce('reset');
}

function announce(which: 'saved' | 'alreadySaved' | 'reset'): void {
  const region = banner().querySelector<HTMLElement>('[role="status"]');
  if (region) say(region, region.dataset[which] ?? '');
}

function banner(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-shell="cookie-banner"]');
  if (!found) throw new Error('The cookie banner is missing from the page.');
  return found;
}

function switchOf(category: CookieCategory): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${dialogs.cookiePreferences} [name="${category}"]`);
}
