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
  return `${prefix}${location.pathname}#${form}`;
}

/** The draft of a form, unless it is older than seven days; such drafts of any form are removed. */
export function readDraft(key: string): Draft | undefined {
  return attempt(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix) && !isFresh(parseDraft(localStorage.getItem(name))))
        localStorage.removeItem(name);
    }
    return parseDraft(localStorage.getItem(key));
  });
}

/** True when the device has kept it: storage may be blocked or full. */
export function writeDraft(key: string, draft: Omit<Draft, 'at'>): boolean {
  return (
    attempt(() => {
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), ...draft } satisfies Draft));
      return true;
    }) ?? false
  );
}

export function removeDraft(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

function parseDraft(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  const draft = attempt(() => JSON.parse(text) as Draft | null);
  return draft?.answers && typeof draft.answers === 'object' ? draft : undefined;
}

function isFresh(draft: Draft | undefined): boolean {
  const age = Date.now() - (draft?.at ?? 0);
  return age >= 0 && age < maxAgeMs;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // Blocked or full storage, or what another program left there: the form works without it.
    return undefined;
  }
}
