import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { Answers } from './find-errors.ts';
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './keep-draft.ts';
import { nameInForm } from './read-form.ts';

/**
 * Keeps what is typed into a form on the device, and puts it back when the form comes alive. `kept` is true while the
 * device keeps something.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: ContactFormTab,
  target: FormTarget,
) {
  const [kept, setKept] = useState(false);
  const sentAs = useRef<string>(undefined);
  /** What this tab has put into the draft or taken from it. */
  const known = useRef<Answers>(undefined);
  const { key, fields } = form;

  /** The controls whose answers are kept, by field name. A chosen file cannot be put back. */
  function controls(): [name: string, control: Control][] {
    const { current: element } = formRef;
    return fields.flatMap(({ name, kind }): [string, Control][] => {
      const control = element?.elements.namedItem(nameInForm(target, name)) ?? null;
      return kind !== 'file' && isControl(control) ? [[name, control]] : [];
    });
  }

  const isBlank = () => controls().every(([, control]) => isUntouched(control));

  function write() {
    // Emptied by hand. What another tab holds stays.
    if (isBlank()) return known.current && forget({ isOnlyOwn: true });
    const answers = Object.fromEntries(controls().map(([name, { value }]) => [name, value]));
    const { current: id } = sentAs;
    note(answers, writeDraft(draftKey(key), { answers, ...(id !== undefined && { id }) }));
  }

  function note(answers: Answers | undefined, isKept: boolean) {
    known.current = answers;
    setKept(isKept);
  }

  function forget({ isOnlyOwn = false } = {}) {
    removeDraft(draftKey(key), isOnlyOwn ? known.current : undefined);
    sentAs.current = undefined;
    note(undefined, false);
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(draftKey(key));
    const isSame = draft !== undefined && fill(draft);
    if (isSame) sentAs.current = draft.id;
    note(draft?.answers, isSame);
    // Seven days count from the last word that was typed, not from the last visit.
    if (!isSame && !isBlank()) write();
  });
  useEffect(() => restore(), []);

  /** Puts answers into fields that nobody has typed into; true when the form then says what was kept. */
  function fill({ answers }: Draft): boolean {
    let isSame = true;
    for (const [name, control] of controls()) {
      const answer = answers[name] ?? control.value;
      if (isUntouched(control) && control.value !== answer) {
        control.value = answer;
        // The visitor is about to type: that replaces what was kept, and is not joined to it.
        if (control === document.activeElement && 'select' in control) control.select();
      }
      isSame &&= control.value === answer;
    }
    return isSame && !isBlank();
  }

  return {
    kept,
    /** Removes what the device keeps; `isOnlyOwn`: unless another tab has typed something else since. */
    forget,
    /** What was typed has changed, so that it is another message than the one that was sent before. */
    change() {
      sentAs.current = undefined;
      write();
    },
    /** The id of the message as it stands now: the same until something is changed. */
    identify(): string {
      sentAs.current ??= createId();
      write();
      return sentAs.current;
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element | RadioNodeList | null): element is Control {
  return element !== null && 'value' in element && 'form' in element;
}

function isUntouched(control: Control): boolean {
  if (!('options' in control)) return control.value === control.defaultValue;
  const standard = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex === Math.max(0, standard);
}

/** `crypto.randomUUID` is there only on pages with an encrypted connection. */
function createId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join('-');
}
