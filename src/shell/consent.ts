import { isInStudio } from './in-studio.ts';
import { announce } from './announce.ts';
import {
  allowedCategories,
  cookieCategories,
  type CookieCategory,
  readPreferences,
  writePreferences,
} from './cookie-preferences.ts';
import {
  consentDayKey,
  consentKey,
  type ConsentKey,
  consentKeys,
  preferencesKey,
} from '../shared/consent-keys.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { closeDialogs, openDialog } from './start-dialogs.ts';

/** Values that could not be stored, because storage is blocked or full. They last as long as the page. */
const unwritten = new Map<ConsentKey, string | null>();

/** The element that gets the focus when the banner disappears. */
let opener: HTMLElement | null = null;

/** Handles a control of the banner, the dialog or the footer, after `applyBasicConsent`. */
export function applyConsent(control: HTMLElement): void {
  switch (control.dataset.consent) {
    case 'accept':
      return answer('true');
    case 'refuse':
      // Declining is an answer without consent.
      write(preferencesKey, writePreferences([]));
      return answer(null);
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

/** Stores the answer and moves the focus out of the banner. */
function answer(consent: 'true' | null): void {
  const box = banner();
  write(consentKey, consent);
  write(consentDayKey, box.dataset.day ?? '');
  addAllowedScripts();
  const { activeElement } = document;
  // Move the focus only if it was in the banner: the visitor may have moved on.
  if (activeElement !== document.body && !box.contains(activeElement)) return;
  const place = opener?.isConnected ? opener : document.getElementById('main');
  place?.focus({ preventScroll: true });
}

/** Announces that preferences are saved already instead of asking again. */
function openPreferences(): void {
  if (savedPreferences()) return announceResult('alreadySaved');
  const dialog = document.getElementById(dialogs.cookiePreferences) as HTMLDialogElement;
  if (dialog.open) return;
  // The essential one is on and disabled.
  for (const input of dialog.querySelectorAll('input')) input.checked = input.disabled;
  openDialog(dialog);
}

function save(allowed: readonly CookieCategory[]): void {
  write(preferencesKey, writePreferences(allowed));
  addAllowedScripts();
  closeDialogs();
  announceResult('saved');
}

function reset(control: HTMLElement): void {
  for (const key of consentKeys) write(key, null);
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
  return document.querySelector<HTMLElement>('[data-shell="cookie-banner"]')!;
}

function switchOf(category: CookieCategory): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${dialogs.cookiePreferences} [name="${category}"]`);
}

function savedPreferences() {
  return readPreferences(read(preferencesKey));
}

/** `null` when there is no value or storage is blocked. */
function read(key: ConsentKey): string | null {
  const pending = unwritten.get(key);
  if (pending !== undefined) return pending;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** `null` removes the value. */
function write(key: ConsentKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    unwritten.set(key, text);
  }
}

/** Activates the scripts of allowed categories, each once. A prerendered page waits until it is opened. */
export function addAllowedScripts(): void {
  // No stranger's code runs beside what is edited.
  if (import.meta.hot && isInStudio()) return;
  if (document.prerendering)
    return document.addEventListener('prerenderingchange', addAllowedScripts, { once: true });
  const allowed: readonly string[] = allowedCategories(read(consentKey) === 'true', savedPreferences());
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[data-consent-category]')) {
    if (allowed.includes(waiting.dataset.consentCategory ?? '')) waiting.replaceWith(activate(waiting));
  }
}

/** Creates a script that runs from an inert one. */
function activate(waiting: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of waiting.attributes) {
    if (name !== 'src' && name !== 'type' && !name.startsWith('data-consent'))
      script.setAttribute(name, value);
  }
  // In the order of the list, because a file of the site may say what the next script does.
  script.async = false;
  script.type = waiting.dataset.consentType ?? '';
  script.src = trustedScriptAddress(waiting.src);
  return script;
}

let policy: { createScriptURL(address: string): string } | undefined;

/** The address as a TrustedScriptURL, where the browser has Trusted Types. */
function trustedScriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('consent', { createScriptURL: requireSafeAddress });
  return policy ? policy.createScriptURL(address) : requireSafeAddress(address);
}

/** Validates the address again, as a second barrier after the check. */
function requireSafeAddress(address: string): string {
  const { protocol, origin } = new URL(address);
  if (protocol === 'https:' || origin === location.origin) return address;
  throw new TypeError(`Unsafe script address "${address}".`);
}
