import { allowing, cookieCategories, type CookieCategory } from '../shared/cookie-preferences.ts';
import { addAllowedScripts } from './add-allowed-scripts.ts';
import { announce } from './announce.ts';
import {
  clearChoices,
  readPreferences,
  saveAccepted,
  saveDeclined,
  savePreferences,
} from './cookie-storage.ts';
import { dialogs } from './dialog-buttons.ts';
import { closeDialogs, openDialog } from './start-dialogs.ts';

/** The element that gets the focus when the banner disappears. */
let opener: HTMLElement | null = null;

/** Handles a control of the banner, the dialog or the footer, after `applyBasicConsent`. */
export function applyConsent(control: HTMLElement): void {
  switch (control.dataset.consent) {
    case 'accept':
      return answer(saveAccepted);
    case 'refuse':
      return answer(saveDeclined);
    case 'preferences':
      return openPreferences();
    case 'allow':
      // Only what the dialog has named.
      return save(cookieCategories.filter(switchOf));
    case 'decline':
      return save([]);
    case 'save':
      return save(cookieCategories.filter((category) => switchOf(category)?.checked));
    default:
      return reset(control);
  }
}

/** Saves the answer and moves the focus out of the banner. */
function answer(store: () => void): void {
  const box = banner();
  store();
  addAllowedScripts();
  const { activeElement } = document;
  // Move the focus only if it was in the banner: the visitor may have moved on.
  if (activeElement !== document.body && !box.contains(activeElement)) return;
  const place = opener?.isConnected ? opener : document.getElementById('main');
  place?.focus({ preventScroll: true });
}

/** Announces that preferences are saved already instead of asking again. */
function openPreferences(): void {
  const saved = readPreferences();
  if (saved) return announceResult('alreadySaved');
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
  announceResult('saved');
}

function reset(control: HTMLElement): void {
  clearChoices();
  opener = control;
  closeDialogs();
  banner().focus();
  announceResult('reset');
}

function announceResult(which: 'saved' | 'alreadySaved' | 'reset'): void {
  const region = banner().querySelector<HTMLElement>('[role="status"]');
  if (region) announce(region, region.dataset[which] ?? '');
}

function banner(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-shell="cookie-banner"]');
  if (!found) throw new Error('The cookie banner is missing from the page.');
  return found;
}

function switchOf(category: CookieCategory): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${dialogs.cookiePreferences} [name="${category}"]`);
}
