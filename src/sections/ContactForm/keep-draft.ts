import { shownPath } from '../../components/shown-path.ts';
import type { Answers } from './find-errors.ts';

/** What a visitor typed into one form, kept on the device. */
export interface Draft {
  /** When it was last typed into, in milliseconds since 1970. */
  at: number;
  answers: Answers;
  /** The id of the message these answers were sent as, so that sending them again is no second message. */
  id?: string;
}

const prefix = 'form:';
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** The name a form's draft is kept under. */
export function draftKey(form: string): string {
  return `${prefix}${shownPath()}#${form}`;
}

/**
 * The draft of a form: what was typed in this tab, else what was typed last on this device. Drafts of any form that are
 * older than seven days are removed.
 */
export function readDraft(key: string): Draft | undefined {
  const [own, shared] = inStores((store) => {
    for (const name of Object.keys(store)) if (name.startsWith(prefix)) limitAge(store, name);
    return parseDraft(store.getItem(key));
  });
  return own ?? shared;
}

/** True when the device has kept it: storage may be blocked or full. */
export function writeDraft(key: string, draft: Omit<Draft, 'at'>): boolean {
  const text = JSON.stringify({ at: Date.now(), ...draft } satisfies Draft);
  const [, isKept = false] = inStores((store) => {
    // Where the new one has no room, the old one would come back in its place.
    store.removeItem(key);
    store.setItem(key, text);
    return true;
  });
  return isKept;
}

/** Removes a form's draft; with answers only if it holds these, since another tab may have typed others. */
export function removeDraft(key: string, answers?: Answers): void {
  inStores((store) => {
    const kept = parseDraft(store.getItem(key))?.answers;
    if (!answers || JSON.stringify(kept) === JSON.stringify(answers)) store.removeItem(key);
  });
}

/** Does something in this tab's own storage and in that of the device, as far as they are to be had. */
function inStores<T>(action: (store: Storage) => T): (T | undefined)[] {
  return [() => sessionStorage, () => localStorage].map((open) => {
    try {
      return action(open());
    } catch {
      // Blocked or full storage: the form works without it.
      return undefined;
    }
  });
}

function limitAge(store: Storage, name: string): void {
  const draft = parseDraft(store.getItem(name));
  const age = Date.now() - (draft?.at ?? NaN);
  if (!(age < maxAgeMs)) store.removeItem(name);
  // The clock was wrong then, or is now: seven days from here on.
  else if (age < 0) store.setItem(name, JSON.stringify({ ...draft, at: Date.now() }));
}

function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return draft?.answers && typeof draft.answers === 'object' ? draft : undefined;
  } catch {
    // Another program has left something under this name.
    return undefined;
  }
}
