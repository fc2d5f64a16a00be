import { shownPath } from '../../components/shown-path.ts';
import type { Answers } from './form-message.ts';

/** The values of one form, as stored on the device. */
export interface Draft {
  /** Time of the last input, in milliseconds since 1970. */
  at: number;
  answers: Answers;
  /** The id of the message that was sent with these values. Sending them again reuses it. */
  id?: string;
}

const prefix = 'form:';
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** The storage key of a form's draft. */
export function draftKey(form: string): string {
  return `${prefix}${shownPath()}#${form}`;
}

/** Returns the draft from this tab, else the newest on this device. Removes all drafts older than seven days. */
export function readDraft(key: string): Draft | undefined {
  const [ofTab, ofDevice] = inStores((store) => {
    for (const name of Object.keys(store)) if (name.startsWith(prefix)) removeExpired(store, name);
    return parseDraft(store.getItem(key));
  });
  return ofTab ?? ofDevice;
}

/** Returns false when the storage of the device is blocked or full. */
export function writeDraft(key: string, draft: Omit<Draft, 'at'>): boolean {
  const text = JSON.stringify({ at: Date.now(), ...draft } satisfies Draft);
  const [, isStored = false] = inStores((store) => {
    // If the new draft does not fit, the old one must not be restored instead.
    store.removeItem(key);
    store.setItem(key, text);
    return true;
  });
  return isStored;
}

/** Removes a form's draft. With `answers` only if it holds these, because another tab may have stored others. */
export function removeDraft(key: string, answers?: Answers): void {
  inStores((store) => {
    const kept = parseDraft(store.getItem(key))?.answers;
    if (!answers || JSON.stringify(kept) === JSON.stringify(answers)) store.removeItem(key);
  });
}

/** Calls `action` with sessionStorage, then localStorage. A result is undefined where storage is unavailable. */
function inStores<T>(action: (store: Storage) => T): (T | undefined)[] {
  return [() => sessionStorage, () => localStorage].map((open) => {
    try {
      return action(open());
    } catch {
      // Blocked or full storage. The form works without it.
      return undefined;
    }
  });
}

function removeExpired(store: Storage, name: string): void {
  const draft = parseDraft(store.getItem(name));
  // Another program on this origin stores its own values.
  if (!draft) return;
  const age = Date.now() - draft.at;
  if (!(age < maxAgeMs)) store.removeItem(name);
  // A date in the future: one of the clocks is wrong. The seven days start now.
  else if (age < 0) store.setItem(name, JSON.stringify({ ...draft, at: Date.now() }));
}

function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return draft?.answers && typeof draft.answers === 'object' ? draft : undefined;
  } catch {
    // Another program's value under this key.
    return undefined;
  }
}
